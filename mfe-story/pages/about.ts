import type { ContentPage } from '@roe/shared/kit/content';
import { entry, text, verse } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { AboutData } from '../src/story/about-page.tsx';
import { pageFrontMatter, passage } from './page.ts';

/** Front matter of `content/story/about.md`; its body is purpose, what is decoded, and how the site serves. */
const aboutSchema = v.strictObject({
  ...pageFrontMatter,
  /** One sentence in great letters at the top. */
  quote: text,
  principles: v.pipe(v.array(entry), v.length(4, 'four guiding principles')),
  commitment: v.pipe(v.array(entry), v.length(2, 'two commitments')),
  /** A sentence or two above the way to the contact form. */
  invitation: text,
  ways: v.pipe(v.array(entry), v.length(5, 'five ways to become a seer')),
  /** The verse at the end. */
  closing: verse,
});

export function aboutPage(content: SectionContent): ContentPage {
  const { frontMatter, html, passages, headings } = content.markdown('story/about.md', aboutSchema);
  const { path, title, summary, ...others } = frontMatter;
  return {
    document: {
      url: path,
      type: 'page',
      title,
      summary,
      passages: [
        ...passages,
        ...[...others.principles, ...others.commitment, ...others.ways].map((one) => passage(one.title, one.text)),
      ],
    },
    data: { ...others, headings, html } satisfies AboutData,
  };
}

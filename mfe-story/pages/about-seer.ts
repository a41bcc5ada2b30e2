import type { ContentPage } from '@roe/shared/kit/content';
import { text } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { AboutSeerData } from '../src/story/about-seer-page.tsx';
import { pageFrontMatter } from './page.ts';

/** Front matter of `content/story/about2.md`: the closing quote stands below the text. */
const aboutSeerSchema = v.strictObject({ ...pageFrontMatter, closing: text });

/** Front matter of `content/story/about2-overlay.md`: what Explore opens. */
const overlaySchema = v.strictObject({ title: text, lead: text });

export function aboutSeerPage(content: SectionContent): ContentPage {
  const { frontMatter, html, passages, verses } = content.markdown('story/about2.md', aboutSeerSchema);
  const { path, title, summary, ...others } = frontMatter;
  const overlay = content.markdown('story/about2-overlay.md', overlaySchema);
  return {
    document: {
      url: path,
      type: 'page',
      title,
      summary,
      passages: [...passages, ...verses, ...overlay.passages],
    },
    data: {
      ...others,
      html,
      overlay: { ...overlay.frontMatter, html: overlay.html },
    } satisfies AboutSeerData,
  };
}

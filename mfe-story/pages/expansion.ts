import type { ContentPage } from '@roe/shared/kit/content';
import { link, paragraphs, text } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { ExpansionData } from '../src/story/expansion-page.tsx';
import { icon } from './icons.ts';
import { pageFrontMatter, passage } from './page.ts';

/** `content/story/expansion.json` */
const expansionSchema = v.strictObject({
  ...pageFrontMatter,
  /** Stands above the title. */
  badge: text,
  introduction: paragraphs,
  features: v.pipe(
    v.array(
      v.strictObject({
        title: text,
        icon,
        status: text,
        text,
        /** What there is of it today. */
        link: v.optional(link),
      }),
    ),
    v.length(5, 'five features'),
  ),
  closing: text,
  closingLink: link,
});

export function expansionPage(content: SectionContent): ContentPage {
  const { path: url, title, summary, ...data } = content.json('story/expansion.json', expansionSchema);
  const passages = data.features.map((feature) => passage(feature.title, feature.text));
  return { document: { url, type: 'page', title, summary, passages }, data: data satisfies ExpansionData };
}

import type { ContentPage } from '@roe/shared/kit/content';
import { layer, link, paragraphs, text } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { RealizationData } from '../src/story/realization-page.tsx';
import { icon } from './icons.ts';
import { pageFrontMatter, passage } from './page.ts';

/** `content/story/realization.json`: the page around the document. */
const realizationSchema = v.strictObject({
  ...pageFrontMatter,
  introduction: paragraphs,
  timeline: v.pipe(
    v.array(v.strictObject({ title: text, subtitle: text, icon, /** Two to five sentences. */ content: text })),
    v.length(6, 'six steps'),
  ),
  layersHeading: text,
  layers: v.pipe(v.array(v.strictObject({ layer, label: text, text })), v.length(3, 'three layers')),
  document: v.strictObject({
    heading: text,
    text,
    /** Name of the frame, for those who do not see it. */
    frameTitle: text,
    openLabel: text,
    downloadLabel: text,
    textLabel: text,
  }),
  backLink: link,
});

/** Front matter of `content/realization-document.md`, the source of the PDF. */
const documentSchema = v.strictObject({ ...pageFrontMatter, subtitle: text, author: text });

export function realizationPage(content: SectionContent): ContentPage {
  const { path, title, summary, ...others } = content.json('story/realization.json', realizationSchema);
  const { html, passages } = content.markdown('realization-document.md', documentSchema);
  return {
    document: {
      url: path,
      type: 'page',
      title,
      summary,
      passages: [
        ...others.timeline.map((step) => passage(`${step.title}: ${step.subtitle}`, step.content)),
        ...passages,
      ],
    },
    data: { ...others, html } satisfies RealizationData,
  };
}

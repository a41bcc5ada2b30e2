import type { ContentPage } from '@roe/shared/kit/content';
import { renderMarkdown } from '@roe/shared/kit/markdown';
import * as v from 'valibot';
import type { RealizationData } from '../src/story/realization-page.tsx';
import { icon } from './icons.ts';
import { link, pageFacts, paragraphs, passage, readJson, readMarkdown, text } from './texts.ts';

/** `content/story/realization.json`: the page around the document. */
const realizationSchema = v.strictObject({
  ...pageFacts,
  introduction: paragraphs,
  timeline: v.pipe(
    v.array(v.strictObject({ title: text, subtitle: text, icon, /** Two to five sentences. */ content: text })),
    v.length(6, 'six steps'),
  ),
  layersHeading: text,
  layers: v.pipe(
    v.array(v.strictObject({ layer: v.picklist([1, 2, 3]), label: text, text })),
    v.length(3, 'three layers'),
  ),
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
const documentSchema = v.strictObject({ ...pageFacts, subtitle: text, author: text });

export function realizationPage(): ContentPage {
  const { path, title, summary, ...others } = readJson('story/realization.json', realizationSchema);
  const { html, passages } = renderMarkdown(readMarkdown('realization-document.md', documentSchema).body);
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

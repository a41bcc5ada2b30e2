import type { ContentPage } from '@roe/shared/kit/content';
import { mediaOf } from '@roe/shared/kit/media';
import * as v from 'valibot';
import type { CosmicSeriesData } from '../src/cosmic-series/cosmic-series-page.tsx';
import { link, pageFacts, paragraphs, readJson, root, text } from './texts.ts';

/** `content/story/cosmic-series.json`: the storyboard. */
const cosmicSeriesSchema = v.strictObject({
  ...pageFacts,
  introduction: paragraphs,
  scenes: v.pipe(
    v.array(
      v.strictObject({
        /** Id of its picture, and its anchor on the page. */
        image: v.pipe(text, v.regex(/^[a-z-]+$/, 'an id of small letters and hyphens')),
        /** At most eight words, over the picture. */
        caption: text,
        title: text,
        layer: v.picklist([1, 2, 3]),
        /** Text and verse, or the paper. */
        source: text,
        story: text,
      }),
    ),
    v.length(8, 'eight scenes'),
  ),
  closing: text,
  links: v.array(link),
});

/** The storyboard. A picture that is not there yet is null. */
export function cosmicSeriesPage(): ContentPage {
  const { path: url, title, summary, scenes, ...others } = readJson('story/cosmic-series.json', cosmicSeriesSchema);
  const { picture } = mediaOf(root);
  return {
    document: {
      url,
      type: 'page',
      title,
      summary,
      passages: scenes.map((scene) => ({ anchor: scene.image, heading: scene.title, text: scene.story })),
    },
    data: {
      ...others,
      scenes: scenes.map(({ image, ...scene }) => ({ id: image, picture: picture(image), ...scene })),
    } satisfies CosmicSeriesData,
  };
}

import type { ContentPage } from '@roe/shared/kit/content';
import { layer, link, paragraphs, text } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { CosmicSeriesData } from '../src/cosmic-series/cosmic-series.ts';
import { pageFrontMatter } from './page.ts';

/** `content/story/cosmic-series.json`: the storyboard. */
const cosmicSeriesSchema = v.strictObject({
  ...pageFrontMatter,
  introduction: paragraphs,
  scenes: v.pipe(
    v.array(
      v.strictObject({
        /** Id of its picture, and its anchor on the page. */
        image: v.pipe(text, v.regex(/^[a-z-]+$/, 'an id of small letters and hyphens')),
        /** At most eight words, over the picture. */
        caption: text,
        title: text,
        layer,
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
export function cosmicSeriesPage(content: SectionContent): ContentPage {
  const { path: url, title, summary, scenes, ...others } = content.json('story/cosmic-series.json', cosmicSeriesSchema);
  const { picture } = content.media;
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

import type { ContentPage } from '@roe/shared/kit/content';
import { entry, layer, link, paragraphs, text } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { SacredPatternsData } from '../src/sacred-patterns/pattern.ts';
import { pageFrontMatter } from './page.ts';
import { chladniFigures } from './patterns/chladni.ts';
import { flowerOfLife, metatronsCube, seedOfLife, torus } from './patterns/circles.ts';
import type { Step } from './patterns/drawing.ts';
import { sriYantra } from './patterns/sri-yantra.ts';

const drawings = {
  'seed-of-life': seedOfLife,
  'flower-of-life': flowerOfLife,
  'metatrons-cube': metatronsCube,
  'sri-yantra': sriYantra,
  torus,
  'chladni-figures': chladniFigures,
} satisfies Record<string, () => Step[]>;

type PatternId = keyof typeof drawings;

/** `content/story/sacred-patterns.json` */
const sacredPatternsSchema = v.strictObject({
  ...pageFrontMatter,
  introduction: paragraphs,
  patterns: v.pipe(
    v.array(
      v.strictObject({
        /** Its anchor on the page, and the name of its drawing. */
        id: v.picklist(Object.keys(drawings) as PatternId[]),
        name: text,
        layer,
        meaning: text,
        /** What is old about it, and what is modern. */
        history: text,
        /** How to draw it by hand; the drawing shows the same steps. */
        construction: paragraphs,
      }),
    ),
    v.length(6, 'six patterns'),
  ),
  /** Something to try. */
  practice: v.strictObject({ heading: text, text: entry.entries.text }),
  links: v.array(link),
});

/** @throws where a drawing has not as many steps as the text */
export function sacredPatternsPage(content: SectionContent): ContentPage {
  const {
    path: url,
    title,
    summary,
    patterns,
    ...others
  } = content.json('story/sacred-patterns.json', sacredPatternsSchema);
  return {
    document: {
      url,
      type: 'page',
      title,
      summary,
      passages: patterns.map(({ id, name, meaning, history }) => ({
        anchor: id,
        heading: name,
        text: `${meaning} ${history}`,
      })),
    },
    data: {
      ...others,
      patterns: patterns.map((pattern, index) => {
        const steps = drawings[pattern.id]();
        if (steps.length !== pattern.construction.length)
          throw new Error(
            `mfe-story/content/story/sacred-patterns.json: field "patterns.${index}.construction": expected ${steps.length} steps, as many as the drawing has, received ${pattern.construction.length}`,
          );
        return { ...pattern, steps };
      }),
    } satisfies SacredPatternsData,
  };
}

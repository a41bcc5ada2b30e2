import { entry, layer, link, paragraphs, text } from '@roe/shared/kit/schemas';
import * as v from 'valibot';
import { pageFrontMatter } from './page.ts';
import { drawings, type PatternId } from './patterns/drawings.ts';

/** `content/story/sacred-patterns.json` */
export const sacredPatternsSchema = v.strictObject({
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

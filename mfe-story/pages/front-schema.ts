import { consciousnessLevels, linkSchema } from '@roe/shared/contract/schema';
import { paragraphs, text } from '@roe/shared/kit/schemas';
import * as v from 'valibot';

/** A decoding as the first page shows it. What is quoted of it stands in it word for word; `e2e/src/home.spec.ts` compares. */
const story = v.strictObject({
  href: linkSchema,
  title: text,
  category: text,
  level: v.picklist(consciousnessLevels),
  /** The way through texts of its level. */
  way: linkSchema,
  /** Time that it takes to read, as its page says it. */
  minutes: v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'at least 1')),
  /** Its first paragraph, or the first two, in Markdown. */
  opening: paragraphs,
});

/** Field `front` of `content/home.json`: a decoding of each level, and a sentence of the real world. */
export const frontSchema = v.pipe(
  v.strictObject({
    heading: text,
    /** The great one. */
    lead: v.strictObject({
      ...story.entries,
      /** Slug of the text whose cover it has; `npm run art -- covers` paints it for this section too. */
      cover: text,
    }),
    others: v.pipe(v.array(story), v.length(2, 'two decodings')),
    /** Something that is said, and what an analysis finds in it. */
    saying: v.strictObject({ href: linkSchema, sentence: text, meaning: text }),
  }),
  v.check(
    ({ lead, others }) => new Set([lead, ...others].map(({ level }) => level)).size === consciousnessLevels.length,
    'a decoding of each level',
  ),
);

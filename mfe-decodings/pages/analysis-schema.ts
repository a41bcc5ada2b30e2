import * as v from 'valibot';
import { coverSchema, mediaPathSchema, referenceSchema } from './decoding-schema.ts';

const text = (what: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(what));

/** Front matter of a real-world analysis. The comment above each field is the manual for its writer. */
export const analysisSchema = v.strictObject({
  /** The thing that is looked at, as a title. */
  title: text('a title'),
  /** Its address below /realworld. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')),
  /** Who or what speaks: a type, never a living person. */
  category: v.picklist(['guru', 'leader', 'trend', 'belief', 'superstition']),
  /** Its place in the list, from 1, or null: then its date decides. */
  sequence: v.nullable(v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'at least 1'))),
  /** Day of publication, in quotation marks. */
  date: v.nullable(
    v.pipe(v.string('a date in quotation marks, such as "2025-03-01"'), v.isoDate('a date such as "2025-03-01"')),
  ),
  /** A typical sentence of that type, in quotation marks; no real person's words. Null where nobody says it in words. */
  whatTheySaid: v.nullable(text('a typical statement')),
  /** Two or three sentences: what is going on, fair to the need under it. */
  realityDecoding: v.nullable(text('a decoding')),
  /** One sentence for each layer. */
  layerMapping: v.nullable(
    v.strictObject({
      /** What can be seen. */
      form: text('a sentence'),
      /** The pattern behind it. */
      vibration: text('a sentence'),
      /** What both appear in. */
      stillness: text('a sentence'),
    }),
  ),
  /** Root path of a file in `media/`, or null. What pages show is the picture that is named like the text, drawn after `cover`. */
  videoThumbnail: mediaPathSchema,
  /** Address of a film, "https://…", or null. */
  videoUrl: v.nullable(
    v.pipe(
      v.string(),
      v.startsWith('https://', 'an address that starts with "https://", or null'),
      v.url('an address'),
    ),
  ),
  /** Three to six words that a reader might look for. */
  tags: v.array(text('a word')),
  /** Figure, palette and seed of its cover; see there. */
  cover: coverSchema,
  /** What the text rests on, at least one source. */
  references: v.pipe(v.array(referenceSchema), v.minLength(1, 'at least one reference')),
});

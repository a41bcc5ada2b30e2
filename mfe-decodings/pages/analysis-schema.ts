import { day, slug, textOf } from '@roe/shared/kit/schemas';
import * as v from 'valibot';
import { coverSchema, lifeSchema, mediaPathSchema, orNull, referenceSchema } from './text-schema.ts';

/** Front matter of a real-world analysis: six fields, and others where there is something to say. The comment above each is the manual for its writer. */
export const analysisSchema = v.strictObject({
  /** The thing that is looked at, as a title. */
  title: textOf('a title'),
  /** Who or what speaks: a type, never a living person. */
  category: v.picklist(['guru', 'leader', 'trend', 'belief', 'superstition']),
  /** Day of publication, in quotation marks: "2025-03-01", or null. */
  date: v.nullable(day),
  /** Two or three sentences: what is going on, fair to the need under it. Or null. */
  realityDecoding: v.nullable(textOf('a decoding')),
  /** One sentence for each layer, or null. */
  layerMapping: v.nullable(
    v.strictObject({
      /** What can be seen. */
      form: textOf('a sentence'),
      /** The pattern behind it. */
      vibration: textOf('a sentence'),
      /** What both appear in. */
      stillness: textOf('a sentence'),
    }),
  ),
  /** What the text rests on, at least one source. */
  references: v.pipe(v.array(referenceSchema), v.minLength(1, 'at least one reference')),
  /** Its address below /realworld; without it the file's name is taken. Who changes it names the old one in `aliases`. */
  slug: v.optional(slug),
  ...lifeSchema,
  /** A typical sentence of that type, in quotation marks; no real person's words. None where nobody says it in words. */
  whatTheySaid: orNull(textOf('a typical statement')),
  /** Its place in the list, from 1. Without one its date decides. */
  sequence: orNull(v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'at least 1'))),
  /** Three to six words that a reader might look for. */
  tags: v.optional(v.array(textOf('a word')), []),
  /** Figure, palette and seed of its cover; see there. Without it a picture that many texts have is shown. */
  cover: coverSchema,
  /** Address of a film, "https://…". */
  videoUrl: orNull(
    v.pipe(
      v.string(),
      v.startsWith('https://', 'an address that starts with "https://", or null'),
      v.url('an address'),
    ),
  ),
  /** Root path of a file in `media/`. What pages show is the picture that is named like the text, drawn after `cover`. */
  videoThumbnail: mediaPathSchema,
});

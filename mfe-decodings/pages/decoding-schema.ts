import { consciousnessLevels } from '@roe/shared/contract/schema';
import { day, slug, textOf } from '@roe/shared/kit/schemas';
import * as v from 'valibot';
import { coverSchema, lifeSchema, mediaPathSchema, orNull, referenceSchema } from './text-schema.ts';

const categories = [
  'Cosmos',
  'Origin & Cosmos',
  'Epic Symbolism',
  'Womb Cosmology',
  'Time & Gravity',
  'Body & Cosmos',
  'Spiritual OS',
  'Darshan',
] as const;

const list = v.optional(v.array(textOf('a non-empty word or phrase')), []);

const RECORDING = /^\/[^/\\].*\.(mp3|m4a|ogg|opus|wav)$/;

/**
 * Front matter of a decoding: six fields, and others where there is something to say. The comment above each is the manual for its writer.
 */
export const decodingSchema = v.pipe(
  v.strictObject({
    /** The headline, without a full stop. */
    title: textOf('a title'),
    /** One or two sentences that stand in lists and search results: what the reader will find out. */
    excerpt: v.pipe(textOf('an excerpt'), v.maxLength(220, 'an excerpt of at most 220 characters')),
    /** The shelf that it stands on. */
    category: v.picklist(categories),
    /** Whom it is for: Dream (caught in Maya, beginning to awaken), Seeker (decoding ego, karma and dharma), Seer (witnessing beyond illusion). */
    consciousnessLevel: v.picklist(consciousnessLevels),
    /** Day of publication, in quotation marks: "2025-03-01". Null where there is none: such a text stands last in the list. */
    date: v.nullable(day),
    /** At least one source; see there. */
    references: v.pipe(v.array(referenceSchema), v.minLength(1, 'at least one reference')),
    /** Its address below /decodings; without it the file's name is taken. Who changes it names the old one in `aliases`. */
    slug: v.optional(slug),
    ...lifeSchema,
    /** Figure, palette and seed of its cover; see there. Without it a picture that many texts have is shown. */
    cover: coverSchema,
    /** Three to six words that a reader might look for. */
    tags: list,
    /** Name of its series, spelt alike in all of its episodes. */
    series: orNull(textOf('the name of a series, or null')),
    /** Its place in the series, from 1, which no other episode has. Only a teaser may be without one. */
    episodeIndex: orNull(v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'at least 1'))),
    /** "episode" in a series, else "standalone": it follows from `series`. */
    type: v.optional(v.picklist(['standalone', 'episode'])),
    /** What the series is about; the first episode says it. */
    seriesDescription: orNull(textOf('a description, or null')),
    /** Year in which the series began. */
    seriesYear: orNull(v.pipe(v.number(), v.integer('a year'))),
    /** Kinds of text that the series belongs to. */
    seriesGenres: list,
    /** Words for the series as a whole. */
    seriesTags: list,
    /** Whether it takes part in the list's opening. */
    featured: v.optional(v.boolean(), false),
    /** True for a teaser whose text is still to come. */
    comingSoon: v.optional(v.boolean(), false),
    /** Root path of a recording of the text. */
    audioUrl: orNull(
      v.pipe(v.string(), v.regex(RECORDING, 'a path such as "/audio/om.mp3" (or .m4a, .ogg, .opus, .wav), or null')),
    ),
    /** Root path of a file in `media/`. What pages show is the picture that is named like the text, drawn after `cover`. */
    coverImage: mediaPathSchema,
  }),
  v.forward(
    v.check(
      ({ type, series }) => type === undefined || (type === 'episode') === (series !== null),
      'a series for an episode, and null for a standalone text',
    ),
    ['series'],
  ),
);

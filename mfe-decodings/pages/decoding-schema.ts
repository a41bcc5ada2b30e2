import { consciousnessLevels } from '@roe/shared/contract/schema';
import * as v from 'valibot';

export const categories = [
  'Cosmos',
  'Origin & Cosmos',
  'Epic Symbolism',
  'Womb Cosmology',
  'Time & Gravity',
  'Body & Cosmos',
  'Spiritual OS',
  'Darshan',
] as const;

const text = (what: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(what));
const list = v.array(text('a non-empty word or phrase'));

/** Root path of a picture; whether there is such a file, checks.ts asks. */
export const mediaPathSchema = v.nullable(
  v.pipe(v.string(), v.startsWith('/', 'a path that starts with "/", or null')),
);

const RECORDING = /^\/[^/\\].*\.(mp3|m4a|ogg|opus|wav)$/;

/** A source that the text rests on. */
export const referenceSchema = v.strictObject({
  /** Text and verse, book and chapter, or paper, so exact that a reader can look it up: "Kaṭha Upaniṣad 4.1". */
  source: text('a source that can be looked up'),
  /** What it is there for, where that is not plain. */
  note: v.optional(text('a note, or no field at all')),
});

/** The picture that a text is known by. `npm run art -- covers` draws it; two texts must not share all three. */
export const coverSchema = v.strictObject({
  /** What is drawn, one of the figures in art/covers/names.ts; choose one that means something for the text. */
  figure: text('the name of a figure, such as "sri-yantra"'),
  /** In which light, one of the palettes in art/covers/names.ts. */
  palette: text('the name of a palette, such as "indigo"'),
  /** Which of the figure's variants. */
  seed: v.pipe(v.number(), v.integer('a whole number')),
});

/**
 * Front matter of a decoding. The comment above each field is the manual for its writer.
 */
export const decodingSchema = v.pipe(
  v.strictObject({
    /** The headline, without a full stop. */
    title: text('a title'),
    /** Its address below /decodings; without it the file's name is taken. Never change it once it is published. */
    slug: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, such as "seer-awakens"'),
      ),
    ),
    /** One or two sentences that stand in lists and search results: what the reader will find out. */
    excerpt: v.pipe(text('an excerpt'), v.maxLength(220, 'an excerpt of at most 220 characters')),
    /** The shelf that it stands on. */
    category: v.picklist(categories),
    /** Whom it is for: Dream (caught in Maya, beginning to awaken), Seeker (decoding ego, karma and dharma), Seer (witnessing beyond illusion). */
    consciousnessLevel: v.picklist(consciousnessLevels),
    /** Root path of a file in `media/`, or null. What pages show is the picture that is named like the text, drawn after `cover`. */
    coverImage: mediaPathSchema,
    /** Figure, palette and seed of its cover; see there. */
    cover: coverSchema,
    /** Root path of a recording of the text, or null. */
    audioUrl: v.nullable(
      v.pipe(v.string(), v.regex(RECORDING, 'a path such as "/audio/om.mp3" (or .m4a, .ogg, .opus, .wav), or null')),
    ),
    /** Day of publication, in quotation marks: "2025-03-01". Null where there is none: such a text stands last in the list. */
    date: v.nullable(
      v.pipe(v.string('a date in quotation marks, such as "2025-03-01"'), v.isoDate('a date such as "2025-03-01"')),
    ),
    /** Three to six words that a reader might look for. */
    tags: list,
    /** Whether it takes part in the list's opening. */
    featured: v.boolean(),
    /** True for a teaser whose text is still to come. */
    comingSoon: v.boolean(),
    /** "episode" in a series, else "standalone". */
    type: v.picklist(['standalone', 'episode']),
    /** Name of its series, spelt alike in all of its episodes, or null. */
    series: v.nullable(text('the name of a series, or null')),
    /** Its place in the series, from 1, which no other episode has. Null for a standalone text and, in a series, for a teaser. */
    episodeIndex: v.nullable(v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'at least 1'))),
    /** What the series is about; the first episode says it, the others have null. */
    seriesDescription: v.nullable(text('a description, or null')),
    /** Year in which the series began, or null. */
    seriesYear: v.nullable(v.pipe(v.number(), v.integer('a year'))),
    /** Kinds of text that the series belongs to. */
    seriesGenres: list,
    /** Words for the series as a whole. */
    seriesTags: list,
    /** At least one source; see there. */
    references: v.pipe(v.array(referenceSchema), v.minLength(1, 'at least one reference')),
  }),
  v.forward(
    v.check(
      ({ type, series }) => (type === 'episode') === (series !== null),
      'a series for an episode, and null for a standalone text',
    ),
    ['series'],
  ),
);

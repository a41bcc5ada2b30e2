import { slug, textOf } from '@roe/shared/kit/schemas';
import * as v from 'valibot';

/** May be null, which is what it is where a text does not have the field. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

/** What becomes of a published text. */
export const lifeSchema = {
  /** Former slugs of a text that was renamed: their addresses lead to it. */
  aliases: v.optional(v.array(slug), []),
  /** True takes a published text back: its addresses answer that it is gone. Its file stays, so that no other text gets them. */
  withdrawn: v.optional(v.boolean(), false),
};

/** Root path of a picture; whether there is such a file, checks.ts asks. */
export const mediaPathSchema = orNull(v.pipe(v.string(), v.startsWith('/', 'a path that starts with "/", or null')));

const LASTING = /^https:\/\/[^\s/]+\.[^\s/]+\/\S*$/;

/** A source that the text rests on. */
export const referenceSchema = v.strictObject({
  /** Text and verse, book and chapter, or paper, so exact that a reader can look it up: "Kaṭha Upaniṣad 4.1". */
  source: textOf('a source that can be looked up'),
  /** What it is there for, where that is not plain. */
  note: v.optional(textOf('a note, or no field at all')),
  /** Where it can be read, or ordered: an address that lasts, such as a DOI, the text on GRETIL or archive.org, or its publisher's page. */
  link: v.optional(v.pipe(v.string(), v.regex(LASTING, 'an address such as "https://doi.org/10.1038/4580"'))),
});

/** The picture that a text is known by. `npm run art -- covers` draws it; two texts must not share all three. */
export const coverSchema = orNull(
  v.strictObject({
    /** What is drawn, one of the figures in art/covers/names.ts; choose one that means something for the text. */
    figure: textOf('the name of a figure, such as "sri-yantra"'),
    /** In which light, one of the palettes in art/covers/names.ts. */
    palette: textOf('the name of a palette, such as "indigo"'),
    /** Which of the figure's variants. */
    seed: v.pipe(v.number(), v.integer('a whole number')),
  }),
);

import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('a text'));

/** `content/home.json`: the words of the first page. */
export const homeSchema = v.strictObject({
  title: text,
  subtitle: text,
  /** A verse in Devanagari, its transliteration in IAST, our own translation, and where it stands. */
  quote: v.strictObject({ devanagari: text, iast: text, translation: text, source: text }),
  /** Two short paragraphs. */
  introduction: v.array(text),
  /** The three layers, from the first. `example` is one sentence from daily life. */
  layers: v.pipe(
    v.array(
      v.strictObject({ layer: v.picklist([1, 2, 3]), label: text, title: text, subtitle: text, text, example: text }),
    ),
    v.length(3, 'three layers'),
  ),
});

import { layer, slug, text } from '@roe/shared/kit/schemas';
import * as v from 'valibot';

/** `content/terms/<slug>.json`: a term of the glossary. */
export const termSchema = v.strictObject({
  /** In IAST. */
  term: text,
  /** The same in Devanagari. */
  devanagari: text,
  /** How people write it, without diacritics. */
  spellings: v.pipe(v.array(text), v.minLength(1, 'at least one spelling')),
  /**
   * Its meanings, the commonest first, each with a sentence that uses it. The first sentence of the first one stands alone in
   * the glossary.
   */
  senses: v.pipe(v.array(v.strictObject({ definition: text, example: text })), v.minLength(1, 'at least one sense')),
  /** The layer that ROE reads it in, or null. */
  layer: v.nullable(layer),
  /** Slugs of terms that help to understand it. */
  related: v.array(slug),
});

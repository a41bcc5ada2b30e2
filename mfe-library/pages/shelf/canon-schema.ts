import { slug, text } from '@roe/shared/kit/schemas';
import * as v from 'valibot';

/** `content/canon.json`: all scriptures that the library knows by name, in groups. */
export const canonSchema = v.strictObject({
  groups: v.array(
    v.strictObject({
      title: text,
      /** What the group is, and whose list it follows. */
      note: text,
      /** Each with its slug where it has a page of its own. */
      items: v.array(v.strictObject({ title: text, slug: v.optional(slug) })),
    }),
  ),
});

export type Canon = v.InferOutput<typeof canonSchema>;

/** `content/epics.json`: what the decodings of the epics start from. */
export const epicsSchema = v.array(v.strictObject({ title: text, text, slug: v.optional(slug) }));

export type Epics = v.InferOutput<typeof epicsSchema>;

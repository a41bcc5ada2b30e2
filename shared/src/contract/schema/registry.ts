import * as v from 'valibot';
import { aboutSchema } from './about.ts';
import { retirementSchema, sectionReleaseSchema } from './releases.ts';
import { fileName, id, originSchema, path, publicKey, semver } from './values.ts';

export const shellReleaseSchema = v.strictObject({ version: v.string(), contract: semver });

/** The one mutable file of the site, `registry.json`. */
export const registrySchema = v.strictObject({
  revision: v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'at least 1')),
  /** Origin of the public site. */
  site: originSchema,
  shell: shellReleaseSchema,
  /** What the live shell's version says of the site; shells of earlier releases say nothing. */
  about: v.optional(aboutSchema),
  /** Files of the site as a whole: root path → file. */
  files: v.record(path, fileName),
  sections: v.record(id, sectionReleaseSchema),
  retired: v.optional(v.record(id, retirementSchema)),
  /** Public keys that the live shell knows: one of them must sign the revision after this one. */
  keys: v.optional(v.array(publicKey)),
  /** Ed25519, base64, over all the bytes before it: see `signature.ts`. It stands last. */
  signature: v.optional(v.string()),
});

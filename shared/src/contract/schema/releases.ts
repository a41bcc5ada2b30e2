import * as v from 'valibot';
import { kindKey, kindSchema } from './kind.ts';
import { navEntrySchema } from './nav-entry.ts';
import { notFoundRuleSchema } from './section-manifest.ts';
import { fileName, hash, id, linkSchema, path, semver } from './values.ts';

/** A file as the browser must receive it. */
export const assetSchema = v.strictObject({
  url: linkSchema,
  integrity: v.pipe(v.string(), v.startsWith('sha384-', 'a hash that starts with "sha384-"')),
});

/** What a page needs to run one section's code: which files, and that they are the right ones. */
const pin = {
  id,
  /** Hash of the section's code. Texts do not change it. */
  code: hash,
  /** Version of `@roe/shared` that the section was built with. */
  contract: semver,
  entry: assetSchema,
  js: v.array(assetSchema),
  css: v.array(assetSchema),
  /** Folder of the pages' JSON, ends with a slash. */
  data: linkSchema,
  paths: v.array(path),
};

export const pinSchema = v.strictObject(pin);

/** One section as the registry has it: a pin, and what the gateway and the composer need besides. */
export const sectionReleaseSchema = v.strictObject({
  ...pin,
  version: v.string(),
  /** When this version went live, in UTC. */
  shippedAt: v.pipe(v.string(), v.isoTimestamp('a time such as "2025-03-01T12:00:00.000Z"')),
  /** Its scripts and sheets, in bytes after brotli. */
  size: v.pipe(v.number(), v.integer('a whole number')),
  nav: v.array(navEntrySchema),
  kinds: v.optional(v.record(kindKey, kindSchema), {}),
  redirects: v.record(path, linkSchema),
  missing: v.record(path, notFoundRuleSchema),
  /** Whether its code has a dock. */
  dock: v.optional(v.boolean()),
  /** Shared modules that its code imports. */
  requires: v.array(v.string()),
  /** File of the map from URL to composed page. */
  pages: fileName,
  /** Files that tell whom its texts name, see `naming.ts`. */
  naming: v.optional(v.number()),
  /** Earlier code that open tabs may still run → the version whose texts it reads. */
  older: v.record(hash, v.string()),
});

/** A section that was taken away: the addresses that it had, and the page that they lead to now, or null where they are gone. */
export const retirementSchema = v.strictObject({ addresses: v.array(path), heir: v.nullable(path) });

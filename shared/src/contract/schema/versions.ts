import * as v from 'valibot';
import { aboutSchema } from './about.ts';
import { assetSchema } from './releases.ts';
import { sectionManifestSchema } from './section-manifest.ts';
import { fileName, hash, linkSchema, path, publicKey, semver } from './values.ts';

/** A version of a section in the release store: which logical path is which file. */
export const sectionVersionSchema = v.strictObject({
  version: v.string(),
  code: hash,
  contract: semver,
  facts: sectionManifestSchema,
  requires: v.array(v.string()),
  entry: assetSchema,
  js: v.array(assetSchema),
  css: v.array(assetSchema),
  /** Scripts and sheets that its code loads when somebody needs them. */
  later: v.optional(v.array(assetSchema), []),
  /** Module that its code loads so → addresses of the files among them. */
  lazy: v.optional(v.record(v.string(), v.array(linkSchema))),
  /** Server-side artifact that renders its pages. */
  server: fileName,
  documents: fileName,
  /** Its list of packages of other people, and of their licences. */
  packages: v.optional(fileName),
  /** Addresses of pages that were withdrawn. */
  gone: v.optional(v.array(path)),
  /** Logical path (`data/decodings.json`, `/favicon.svg`) → file. */
  files: v.record(v.string(), fileName),
  /** Name → file that only the gateway reads, as data. */
  private: v.optional(v.record(v.string(), fileName), {}),
});

export const shellVersionSchema = v.strictObject({
  version: v.string(),
  contract: semver,
  js: v.array(assetSchema),
  css: v.array(assetSchema),
  about: v.optional(aboutSchema),
  /** Addresses of its typefaces. */
  fonts: v.array(path),
  server: fileName,
  /** Its list of packages of other people, and of their licences. */
  packages: v.optional(fileName),
  /** Shared module → version that the shell gives to sections. */
  provides: v.record(v.string(), semver),
  /** Public keys whose signature its code takes. */
  keys: v.optional(v.array(publicKey)),
});

/** Composed pages of one section: URL → file. */
export const pageMapSchema = v.strictObject({
  /** Their Content-Security-Policy, and what that of each file says besides. */
  policy: v.string(),
  styles: v.optional(v.record(fileName, v.string()), {}),
  pages: v.record(path, fileName),
  /** Former address of a page → its address. */
  moved: v.optional(v.record(path, path), {}),
  /** Addresses of pages that were withdrawn. */
  gone: v.optional(v.array(path), []),
  /** What an address gets that nobody owns; one section has it. */
  missing: v.optional(fileName),
});

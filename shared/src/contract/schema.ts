/**
 * The schemas of everything that crosses a border between the shell, the sections, the release store and the gateway.
 * Browsers never load these files; they use the types of `contract.ts`.
 */
export { aboutSchema, siteFileSchema } from './schema/about.ts';
export { kindSchema } from './schema/kind.ts';
export { navEntrySchema, placements } from './schema/nav-entry.ts';
export { consciousnessLevels, documentSchema, glanceSchema } from './schema/page-document.ts';
export { registrySchema, shellReleaseSchema } from './schema/registry.ts';
export { assetSchema, pinSchema, retirementSchema, sectionReleaseSchema } from './schema/releases.ts';
export { notFoundRuleSchema, sectionManifestSchema } from './schema/section-manifest.ts';
export { linkSchema, originSchema, publicKey } from './schema/values.ts';
export { pageMapSchema, sectionVersionSchema, shellVersionSchema } from './schema/versions.ts';

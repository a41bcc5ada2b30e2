/** Where the release store keeps a composed page: below the first two digits of its name. */
export const pageFile = (name: string): string => `pages/${name.slice(0, 2)}/${name}`;

/** Where it keeps the map of a section's pages. */
export const pageMapFile = (name: string): string => `pages/maps/${name}`;

/** Where it keeps the manifest of a version of a section. */
export const sectionVersionFile = (id: string, version: string): string => `sections/${id}/versions/${version}.json`;

import type { SectionVersion } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { sectionVersionSchema } from '@roe/shared/contract/schema';
import { sectionVersionFile } from '@roe/shared/contract/store';

/**
 * Manifests of versions of sections, each read once.
 * @param read gives the text of a file of the store
 */
export function sectionVersions(read: (file: string) => string): (id: string, version: string) => SectionVersion {
  const known = new Map<string, SectionVersion>();
  return (id, version) => {
    const file = sectionVersionFile(id, version);
    const manifest = known.get(file) ?? parseJsonAt(sectionVersionSchema, read(file), file);
    known.set(file, manifest);
    return manifest;
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Registry, SectionRelease } from '@roe/shared/contract';
import { type AddressRules, addressRules } from './address-rules.ts';
import { addressesOf } from './addresses.ts';
import { entryOf } from './entry-of.ts';
import { type PrivateFile, privateFilesOf, type ReadPrivate } from './private-files.ts';
import { formOf, type Representation } from './representation.ts';
import { sectionVersions } from './section-versions.ts';
import { type SiteFiles, siteFiles } from './site-files.ts';
import { type SitePages, sitePages } from './site-pages.ts';

/** One revision of the site. */
export interface LiveSite extends Pick<SitePages, 'pageAt'>, SiteFiles, AddressRules {
  registry: Registry;
  /** The registry as browsers get it. */
  registryText: Representation;
  /** Whether the site has a page at this address, written as links write it, or with "#anchor" a passage of a page. */
  hasAddress(address: string): boolean;
  privateFile: PrivateFile;
  /** Id of the live section that has a private file of this name. */
  sectionWith(name: string): string | undefined;
  /** Files of the store with the documents of the live sections, a file each. */
  documents: string[];
  /** The text of a file of the store. */
  read(file: string): string;
}

/**
 * Opens a revision: all that is asked of each request is read here.
 * @param folder the release store
 * @param text the registry as it stands there
 * @throws where a file is missing or malformed
 */
export function openRevision(folder: string, registry: Registry, text: string, readPrivate: ReadPrivate): LiveSite {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const versionOf = sectionVersions(read);
  const documentsOf = ({ id, version }: Pick<SectionRelease, 'id' | 'version'>) =>
    `sections/${id}/files/${versionOf(id, version).documents}`;
  const pages = sitePages(registry, read);

  return {
    registry,
    registryText: {
      name: createHash('sha256').update(text).digest('hex').slice(0, 20),
      type: 'application/json',
      forms: [formOf(gzipSync(text), 'gzip'), formOf(Buffer.from(text))],
    },
    pageAt: pages.pageAt,
    ...siteFiles(registry, versionOf, pages),
    ...addressRules(registry, pages),
    hasAddress: addressesOf(pages, (id) => documentsOf(registry.sections[id] as SectionRelease), read),
    privateFile: privateFilesOf(registry, versionOf, readPrivate),
    sectionWith: (name) =>
      Object.values(registry.sections).find(({ id, version }) => entryOf(versionOf(id, version).private, name))?.id,
    documents: Object.values(registry.sections).map(documentsOf),
    read,
  };
}

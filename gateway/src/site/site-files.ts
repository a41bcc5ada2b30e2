import type { Registry, SectionVersion } from '@roe/shared/contract';
import { dataFileOf } from '@roe/shared/contract/pattern';
import { entryOf } from './entry-of.ts';
import type { SitePages } from './site-pages.ts';

/** Which file of the store stands at an address. */
export interface SiteFiles {
  /** That of a root path, such as "/favicon.svg". */
  rootFile(path: string): string | undefined;
  /** That of a page's JSON, for the section's live code or an earlier one that open tabs may run. */
  dataFile(id: string, code: string, file: string): string | undefined;
}

export function siteFiles(
  { files, sections }: Registry,
  versionOf: (id: string, version: string) => SectionVersion,
  { movedTo }: Pick<SitePages, 'movedTo'>,
): SiteFiles {
  const rootFiles = new Map(Object.entries(files).map(([root, name]) => [root, `site/files/${name}`]));
  for (const { id, version } of Object.values(sections)) {
    const { facts, files } = versionOf(id, version);
    for (const root of facts.files) rootFiles.set(root, `sections/${id}/files/${files[root]}`);
  }
  return {
    rootFile: (path) => rootFiles.get(path),
    dataFile(id, code, file) {
      const release = entryOf(sections, id);
      const version = release && (release.code === code ? release.version : entryOf(release.older, code));
      const files = version && versionOf(id, version).files;
      // Who asks for a page by its former address gets it, and reads there what its address is now.
      const heir = movedTo(`/${file.replace(/\.json$/, '')}`);
      const name = files && (entryOf(files, `data/${file}`) ?? (heir && entryOf(files, `data/${dataFileOf(heir)}`)));
      return name && `sections/${id}/files/${name}`;
    },
  };
}

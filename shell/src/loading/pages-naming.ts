import type { Registry, SectionRelease } from '@roe/shared/contract';
import { type NamingFile, type NamingPage, namingFile, namingNumber } from '@roe/shared/contract/naming';
import { isSitePath } from '@roe/shared/site-path';
import type { LoadJson } from './json.ts';

/** Pages of all live sections that name this one. A section that cannot be asked only misses its own. */
export async function pagesNaming(loadJson: LoadJson, { sections }: Registry, path: string): Promise<NamingPage[]> {
  const parts = Object.values(sections).map((release) => partOf(loadJson, release, path).catch(() => []));
  return (await Promise.all(parts)).flat();
}

async function partOf(loadJson: LoadJson, { data, naming = 0 }: SectionRelease, path: string): Promise<NamingPage[]> {
  if (naming === 0) return [];
  const file = await loadJson<NamingFile>(data + namingFile(namingNumber(path, naming)), {});
  return (Object.hasOwn(file, path) ? (file[path] ?? []) : []).filter(({ url }) => isSitePath(url));
}

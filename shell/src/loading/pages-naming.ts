import type { SectionRelease } from '@roe/shared/contract';
import { type NamingFile, type NamingPage, namingFile, namingNumber } from '@roe/shared/contract/naming';
import { isSitePath } from '@roe/shared/site-path';
import { LOAD_TIMEOUT } from './load-timeout.ts';
import { fetch } from './network.ts';
import { loadRegistry } from './releases.ts';

/** Pages of all live sections that name this one. A section that cannot be asked only misses its own. */
export async function pagesNaming(path: string): Promise<NamingPage[]> {
  const { sections } = await loadRegistry();
  const parts = await Promise.all(Object.values(sections).map((release) => partOf(release, path).catch(() => [])));
  return parts.flat();
}

async function partOf({ data, naming = 0 }: SectionRelease, path: string): Promise<NamingPage[]> {
  if (naming === 0) return [];
  const url = data + namingFile(namingNumber(path, naming));
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(LOAD_TIMEOUT) });
  const file: NamingFile = await response.json();
  return (Object.hasOwn(file, path) ? (file[path] ?? []) : []).filter(({ url }) => isSitePath(url));
}

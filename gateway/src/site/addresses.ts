import { parseJsonAt } from '@roe/shared/contract/parse';
import { canonicalPath } from '@roe/shared/contract/pattern';
import { documentSchema } from '@roe/shared/contract/schema';
import * as v from 'valibot';
import type { SitePages } from './site-pages.ts';

const { url, passages } = documentSchema.entries;
const anchorsSchema = v.object({ url, passages });

/**
 * @param documentsOf file of the store with the documents of a section's live version
 * @param read gives the text of a file of the store
 * @returns a function that tells whether the site has a page at an address, written as links write it, or with "#anchor" a
 * passage of a page
 */
export function addressesOf(
  { ownerOf }: SitePages,
  documentsOf: (id: string) => string,
  read: (file: string) => string,
): (address: string) => boolean {
  const known = new Map<string, Set<string>>();
  /** Every passage of a section's pages as "/path#anchor"; read when somebody first asks. */
  const anchorsOf = (id: string): Set<string> => {
    const anchors = known.get(id) ?? anchorsIn(documentsOf(id), read);
    known.set(id, anchors);
    return anchors;
  };
  return (address) => {
    const [path = '', anchor] = address.split('#');
    const owner = ownerOf(path);
    if (!owner || canonicalPath(path) !== path) return false;
    return anchor === undefined || anchorsOf(owner).has(address);
  };
}

function anchorsIn(file: string, read: (file: string) => string): Set<string> {
  const anchors = new Set<string>();
  for (const line of read(file).split('\n').filter(Boolean)) {
    const { url, passages } = parseJsonAt(anchorsSchema, line, file);
    for (const { anchor } of passages) if (anchor) anchors.add(`${url}#${anchor}`);
  }
  return anchors;
}

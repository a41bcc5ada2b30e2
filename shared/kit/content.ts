import type { Page, PageDocument, SectionManifest, SiteDocument } from '../src/contract/contract.ts';
import { parseAt } from '../src/contract/parse.ts';
import { canonicalPath, dataFileOf, matchPattern } from '../src/contract/pattern.ts';
import { documentSchema } from '../src/contract/schema.ts';
import { checkFormerAddresses } from './former-addresses.ts';
import { linksIn, namingFilesOf } from './naming-files.ts';
import { searchFilesOf } from './search-list.ts';

/** A page as a section's `pages/content.ts` gives it. What is left out of the document has its empty value. */
export interface ContentPage {
  document: Pick<SiteDocument, 'url' | 'type' | 'title' | 'summary'> & Partial<Omit<SiteDocument, 'links'>>;
  data: unknown;
  /** The page was published and has been withdrawn: its addresses answer that it is gone, and nothing else is told of it. */
  isWithdrawn?: boolean;
}

/** Reads the section's texts and returns its pages; throws with file, field, expected and received where a text is wrong. */
export type Content = () => ContentPage[] | Promise<ContentPage[]>;

const empty = {
  names: [],
  date: null,
  updated: null,
  level: null,
  layer: null,
  tags: [],
  image: null,
  index: true,
  passages: [],
} satisfies Partial<SiteDocument>;

/**
 * Checks a section's pages and returns what its build writes: one JSON file a page, what the search reads, whom its texts
 * name, the list of its documents, and the addresses that are gone.
 */
export async function pagesOf(content: Content, manifest: Pick<SectionManifest, 'id' | 'paths' | 'nav' | 'kinds'>) {
  const place = `section "${manifest.id}"`;
  const documents: SiteDocument[] = [];
  const gone: string[] = [];
  const files: Record<string, string> = {};
  for (const page of await content()) {
    if (page.isWithdrawn) {
      gone.push(page.document.url, ...(page.document.aliases ?? []));
      continue;
    }
    const links = linksIn(page.data, page.document.url);
    const document = parseAt(
      documentSchema,
      { ...empty, ...page.document, links },
      `${place}, page ${page.document.url}`,
    );
    const { url, type } = document;
    const checkKind = (field: string, kind: string) => {
      if (kind === 'page' || Object.hasOwn(manifest.kinds, kind)) return;
      const kinds = ['page', ...Object.keys(manifest.kinds)].map((known) => `"${known}"`).join(', ');
      throw new Error(
        `${place}, page ${url}: field "${field}": expected one of ${kinds}, received "${kind}". Others are named under "kinds" in section.json.`,
      );
    };
    if (canonicalPath(url) !== url)
      throw new Error(`${place}, page ${url}: expected the address in its canonical form, ${canonicalPath(url)}`);
    checkKind('type', type);
    for (const { kind = 'page' } of document.passages) checkKind('passages.kind', kind);
    if (!manifest.paths.some((pattern) => matchPattern(pattern, url))) {
      throw new Error(
        `${place}, page ${url}: expected an address that matches a pattern of "paths" in section.json (${manifest.paths.join(', ')})`,
      );
    }
    if (files[dataFileOf(url)] !== undefined)
      throw new Error(`${place}, page ${url}: expected one page an address, received a second one`);
    documents.push(document);
    files[dataFileOf(url)] = JSON.stringify({ document: pageDocument(document), data: page.data } satisfies Page);
  }
  checkFormerAddresses(place, manifest.paths, documents, gone);
  return {
    documents,
    gone,
    files: { ...files, ...searchFilesOf(documents, manifest.nav), ...namingFilesOf(documents) },
  };
}

const pageDocument = (document: SiteDocument): PageDocument => {
  const {
    url,
    type,
    title,
    summary,
    date,
    updated,
    image,
    index,
    glance,
    author,
    recordings = [],
    aliases = [],
  } = document;
  return {
    ...{ url, type, title, summary, date, updated, image, index },
    ...(glance && { glance }),
    ...(author && { author }),
    ...(recordings.length > 0 && { recordings }),
    ...(aliases.length > 0 && { aliases }),
  };
};

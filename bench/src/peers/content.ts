import type { PageMap } from '@roe/shared/contract';
import { navOf, placedIn } from '@roe/shared/contract/nav';
import { dataFileOf } from '@roe/shared/contract/pattern';
import { pageMapFile } from '@roe/shared/contract/store';
import type { Store } from '@roe/tools/store';

interface PeerPage {
  document: { url: string; title: string; summary: string };
  data: unknown;
}

interface Link {
  href: string;
  label: string;
}

/** The texts of the whole site, as the templates of the peers read them; addresses are decoded. */
export interface Content {
  menu: Link[];
  footer: Link[];
  pages: Record<string, PeerPage>;
  /** Names of the decodings that have a page. */
  articles: string[];
  /** Addresses of pages that have no template of their own. */
  others: string[];
}

/**
 * Reads the data of all published pages.
 * @param origin where a gateway serves the store
 */
export async function readContent(store: Store, origin: string): Promise<Content> {
  const { sections } = store.registry() ?? {};
  if (!sections) throw new Error(`${store.at()}: expected a shipped site, found none`);
  const pages: Content['pages'] = {};
  for (const section of Object.values(sections)) {
    const { pages: files }: PageMap = JSON.parse(store.read(pageMapFile(section.pages)));
    for (const url of Object.keys(files))
      pages[decodeURIComponent(url)] = await fetchPage(origin + section.data + dataFileOf(url));
  }
  const nav = navOf(sections);
  const menu = placedIn(nav, 'menu');
  const addresses = Object.keys(pages);
  return {
    menu,
    footer: [...menu, ...placedIn(nav, 'footer')],
    pages,
    articles: addresses
      .filter((address) => address.startsWith(ARTICLES))
      .map((address) => address.slice(ARTICLES.length)),
    others: addresses.filter((address) => !hasTemplate.test(address)),
  };
}

const ARTICLES = '/decodings/';
const hasTemplate = /^\/($|decodings(\/|$)|glossary(\/|$))/;

async function fetchPage(address: string): Promise<PeerPage> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: expected the data of a page, received status ${answer.status}`);
  return (await answer.json()) as PeerPage;
}

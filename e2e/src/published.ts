import path from 'node:path';
import { openStore } from '@roe/tools/store';

/** What the site knows of a page. */
interface PublishedDocument {
  url: string;
  type: string;
  title: string;
  summary: string;
  names: string[];
  isComingSoon: boolean;
  /** Pages that its text links to. */
  links?: string[];
  /** Its text by heading; the first passage has an empty anchor. */
  passages: { anchor: string; heading: string; text: string; kind?: string }[];
}

/** A page of the site that was built. */
export interface Published<Data> {
  document: PublishedDocument;
  data: Data;
}

let site: Published<unknown>[] | undefined;

/** All pages of a kind, in the order of their sections. */
export function published<Data>(kind: string): Published<Data>[] {
  site ??= readSite();
  return site.filter(({ document }) => document.type === kind) as Published<Data>[];
}

/** The page at an address. */
export function publishedAt<Data>(url: string): Published<Data> {
  const page = published<Data>('page').find(({ document }) => document.url === url);
  if (!page) throw new Error(`The store that was built: expected a page at ${url}, found none`);
  return page;
}

function readSite(): Published<unknown>[] {
  const store = openStore(path.join(process.env['E2E_FOLDER'] ?? '', 'site'));
  const json = (file: string) => JSON.parse(store.read(file));
  return Object.values(store.registry()?.sections ?? {}).flatMap(({ id, version }) => {
    const { documents, files } = json(`sections/${id}/versions/${version}.json`);
    const lines = store.read(`sections/${id}/files/${documents}`).trim().split('\n');
    return lines.map((line): Published<unknown> => {
      const document: PublishedDocument = JSON.parse(line);
      const file = files[`data${document.url === '/' ? '/index' : document.url}.json`];
      return { document, data: json(`sections/${id}/files/${file}`).data };
    });
  });
}

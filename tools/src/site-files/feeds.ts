import { type Category, Feed, type Item } from 'feed';
import type { ListedDocument, WholeSite } from './documents.ts';

/** As many as a reader shows who comes now and then. */
const LATEST = 50;

type Dated = ListedDocument & { date: string };
type Texts = Pick<Item, 'id' | 'title' | 'description' | 'content' | 'category'>;

/** The latest pages of the kinds that are in feeds, as RSS 2.0, Atom 1.0 and JSON Feed 1: root path → text. */
export function feedsOf({ site, about, kinds, documents }: WholeSite): Record<string, string> {
  const { name, description, language } = about;
  const latest = latestOf(documents.filter(({ type }) => kinds[type]?.isInFeeds));
  const newest = latest.map(lastChange).sort().at(-1);

  function feedOf(textsOf: (document: Dated) => Texts): Feed {
    const feed = new Feed({
      id: `${site}/`,
      title: name,
      description,
      link: `${site}/`,
      language,
      favicon: `${site}/favicon.svg`,
      author: { name, link: `${site}/` },
      updated: new Date(newest ?? 0), // without it the library asks the clock
      generator: false,
      feedLinks: { rss: `${site}/rss.xml`, atom: `${site}/atom.xml`, json: `${site}/feed.json` },
    });
    for (const document of latest) {
      feed.addItem({
        ...textsOf(document),
        link: site + document.url,
        published: new Date(document.date),
        date: new Date(lastChange(document)),
        ...(document.image && { image: site + document.image }),
      });
    }
    return feed;
  }

  const rss = feedOf(({ title, summary, tags }) => ({
    title: title.replaceAll(']]>', ']]&gt;'), // plain text here; the library splits only the first
    description: escaped(summary),
    category: xmlCategories(tags),
  }));
  const atom = feedOf(({ title, summary, tags }) => ({
    title: escaped(title),
    description: escaped(summary),
    category: xmlCategories(tags),
  }));
  const json = feedOf(({ url, title, summary, tags }) => ({
    id: site + url, // in the XML forms the link is the id
    title,
    description: summary,
    content: `<p>${escaped(summary)}</p>`,
    category: tags.map((tag) => ({ name: tag })),
  }));
  return { '/rss.xml': corrected(rss.rss2()), '/atom.xml': corrected(atom.atom1()), '/feed.json': json.json1() };
}

/** Text as XML and HTML write it, also inside an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const lastChange = ({ date, updated }: Dated): string => updated ?? date;

const latestOf = (documents: ListedDocument[]): Dated[] =>
  documents
    .filter((document): document is Dated => document.date !== null)
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .slice(0, LATEST);

/** The library leaves "<" in attributes as it is, which no XML parser takes. */
const xmlCategories = (tags: string[]): Category[] =>
  tags.map((tag) => tag.replaceAll('<', '&lt;')).map((tag) => ({ name: tag, term: tag }));

const imageTypes: Record<string, string> = { jpg: 'jpeg', svg: 'svg+xml' };

/**
 * What the library leaves undone: characters that XML cannot hold (XML 1.0, 2.2), and media types of pictures that are called
 * otherwise than the file's ending.
 */
const corrected = (xml: string): string =>
  xml
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/ type="image\/(\w+)"/g, (_, ending: string) => ` type="image/${imageTypes[ending] ?? ending}"`);

import type { SiteDocument } from '@roe/shared/contract';
import { expect, test } from 'vitest';
import { childrenOf, documentWith, parseXml, textIn, wholeWith, type XmlElement } from './documents.fixture.ts';
import { feedsOf } from './feeds.ts';

interface JsonFeed {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  items: Record<string, unknown>[];
}

/** The three feeds of these documents, parsed. */
function read(...documents: SiteDocument[]): { channel: XmlElement; atom: XmlElement; json: JsonFeed } {
  const feeds = feedsOf(wholeWith(...documents));
  const rss = parseXml(feeds['/rss.xml'] ?? '');
  expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  return {
    channel: childrenOf(rss, 'channel')[0] as XmlElement,
    atom: parseXml(feeds['/atom.xml'] ?? ''),
    json: JSON.parse(feeds['/feed.json'] ?? ''),
  };
}

/** Titles of the items, in the order of each feed. */
function titles(...documents: SiteDocument[]): { rss: string[]; atom: string[]; json: unknown[] } {
  const { channel, atom, json } = read(...documents);
  return {
    rss: childrenOf(channel, 'item').map((item) => textIn(item, 'title')),
    atom: childrenOf(atom, 'entry').map((entry) => textIn(entry, 'title')),
    json: json.items.map(({ title }) => title),
  };
}

const inAll = (...all: string[]) => ({ rss: all, atom: all, json: all });

const om = documentWith({ updated: '2025-04-02', tags: ['sound', 'veda'], image: '/previews/om.jpg' });

test('RSS has what RSS 2.0 requires, with absolute addresses and the page as the lasting id', () => {
  const { channel } = read(om);
  expect(textIn(channel, 'title')).toBe('Whole');
  expect(textIn(channel, 'link')).toBe('https://roe.example/');
  expect(textIn(channel, 'description')).toBe('All of it.');
  expect(textIn(channel, 'language')).toBe('en');
  expect(textIn(channel, 'lastBuildDate')).toBe('Wed, 02 Apr 2025 00:00:00 GMT');
  expect(childrenOf(channel, 'atom:link').map(({ attributes }) => attributes)).toEqual([
    { href: 'https://roe.example/rss.xml', rel: 'self', type: 'application/rss+xml' },
  ]);
  const [item] = childrenOf(channel, 'item') as [XmlElement];
  expect(textIn(item, 'title')).toBe('Om');
  expect(textIn(item, 'link')).toBe('https://roe.example/decodings/om');
  expect(childrenOf(item, 'guid')).toMatchObject([
    { text: 'https://roe.example/decodings/om', attributes: { isPermaLink: 'true' } },
  ]);
  expect(textIn(item, 'pubDate')).toBe('Sat, 01 Mar 2025 00:00:00 GMT');
  expect(textIn(item, 'description')).toBe('One sound, three layers.');
  expect(childrenOf(item, 'category').map(({ text }) => text)).toEqual(['sound', 'veda']);
  expect(childrenOf(item, 'enclosure').map(({ attributes }) => attributes)).toEqual([
    { url: 'https://roe.example/previews/om.jpg', length: '0', type: 'image/jpeg' },
  ]);
});

test('Atom has what RFC 4287 requires, with absolute addresses and the page as the lasting id', () => {
  const { atom } = read(om);
  expect(atom).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
  expect(textIn(atom, 'id')).toBe('https://roe.example/');
  expect(textIn(atom, 'title')).toBe('Whole');
  expect(textIn(atom, 'updated')).toBe('2025-04-02T00:00:00.000Z');
  expect(textIn(childrenOf(atom, 'author')[0] as XmlElement, 'name')).toBe('Whole');
  expect(childrenOf(atom, 'link').map(({ attributes }) => attributes)).toEqual([
    { rel: 'alternate', href: 'https://roe.example/' },
    { rel: 'self', href: 'https://roe.example/atom.xml' },
  ]);
  const [entry] = childrenOf(atom, 'entry') as [XmlElement];
  expect(textIn(entry, 'id')).toBe('https://roe.example/decodings/om');
  expect(textIn(entry, 'published')).toBe('2025-03-01T00:00:00.000Z');
  expect(textIn(entry, 'updated')).toBe('2025-04-02T00:00:00.000Z');
  expect(textIn(entry, 'summary')).toBe('One sound, three layers.');
  expect(childrenOf(entry, 'category').map(({ attributes }) => attributes['term'])).toEqual(['sound', 'veda']);
  expect(childrenOf(entry, 'link').map(({ attributes }) => attributes)).toEqual([
    { href: 'https://roe.example/decodings/om' },
    { rel: 'enclosure', href: 'https://roe.example/previews/om.jpg', type: 'image/jpeg' },
  ]);
});

test('the JSON feed has what JSON Feed 1 requires', () => {
  const { json } = read(om);
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    title: 'Whole',
    home_page_url: 'https://roe.example/',
    feed_url: 'https://roe.example/feed.json',
  });
  expect(json.items).toEqual([
    {
      id: 'https://roe.example/decodings/om',
      url: 'https://roe.example/decodings/om',
      title: 'Om',
      summary: 'One sound, three layers.',
      content_html: '<p>One sound, three layers.</p>',
      image: 'https://roe.example/previews/om.jpg',
      date_published: '2025-03-01T00:00:00.000Z',
      date_modified: '2025-04-02T00:00:00.000Z',
      tags: ['sound', 'veda'],
    },
  ]);
});

test.each([
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
])('a picture that ends with .%s is called %s', (ending, type) => {
  const { channel, atom } = read(documentWith({ image: `/om.${ending}` }));
  const [item] = childrenOf(channel, 'item') as [XmlElement];
  const [entry] = childrenOf(atom, 'entry') as [XmlElement];
  expect(childrenOf(item, 'enclosure')[0]?.attributes['type']).toBe(type);
  expect(childrenOf(entry, 'link')[1]?.attributes['type']).toBe(type);
});

test('decodings and analyses stand in the feeds, the newest first; nothing else does, nor what has no date', () => {
  const documents = [
    documentWith({ url: '/a', title: 'Older', date: '2025-01-31', updated: '2025-12-01' }),
    documentWith({ url: '/b', title: 'Newest', date: '2025-03-01', type: 'analysis' }),
    documentWith({ url: '/c', title: 'Undated', date: null }),
    documentWith({ url: '/d', title: 'A term', type: 'term' }),
    documentWith({ url: '/e', title: 'Between', date: '2025-02-01' }),
  ];
  expect(titles(...documents)).toEqual(inAll('Newest', 'Between', 'Older'));
});

test('the feeds hold the latest fifty', () => {
  const documents = Array.from({ length: 60 }, (_, index) => {
    const date = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
    return documentWith({ url: `/decodings/${index}`, title: `Day ${index}`, date });
  });
  const { rss } = titles(...documents);
  expect(rss).toHaveLength(50);
  expect([rss[0], rss[49]]).toEqual(['Day 59', 'Day 10']);
});

test('equal documents make equal bytes, whatever the clock says; the feeds are as new as their newest item', () => {
  const documents = [documentWith({ url: '/a', date: '2025-01-01', updated: '2025-05-05' }), om];
  expect(feedsOf(wholeWith(...documents))).toEqual(feedsOf(wholeWith(...documents)));
  expect(textIn(read(...documents).atom, 'updated')).toBe('2025-05-05T00:00:00.000Z');
});

test('without any document the feeds are valid, empty and of no day of their own', () => {
  const { channel, atom, json } = read();
  expect(childrenOf(channel, 'item')).toEqual([]);
  expect(childrenOf(atom, 'entry')).toEqual([]);
  expect(json.items).toEqual([]);
  expect(textIn(channel, 'lastBuildDate')).toBe('Thu, 01 Jan 1970 00:00:00 GMT');
  expect(textIn(atom, 'updated')).toBe('1970-01-01T00:00:00.000Z');
});

const hostile = [
  'Karma & <i>Destiny</i>',
  'one ]]> two ]]> three',
  '"quoted" \'single\'',
  '</title></item><item>',
  '&lt;b&gt; &amp; &nbsp;',
  '<![CDATA[ x',
];

test.each(hostile)('%s as a title, a summary and a tag is the same text for whoever reads it', (text) => {
  const { channel, atom, json } = read(documentWith({ title: text, summary: text, tags: [text] }));
  const [item] = childrenOf(channel, 'item') as [XmlElement];
  const [entry] = childrenOf(atom, 'entry') as [XmlElement];
  expect(textIn(item, 'title').replaceAll(']]&gt;', ']]>')).toBe(text);
  expect(renderedText(textIn(item, 'description'))).toBe(text);
  expect(childrenOf(item, 'category')).toHaveLength(1);
  expect(childrenOf(entry, 'title')[0]?.attributes).toEqual({ type: 'html' });
  expect(renderedText(textIn(entry, 'title'))).toBe(text);
  expect(renderedText(textIn(entry, 'summary'))).toBe(text);
  expect(childrenOf(entry, 'category')[0]?.attributes['term']?.replaceAll('&lt;', '<')).toBe(
    text.replaceAll('&lt;', '<'),
  );
  expect(json.items[0]).toMatchObject({ title: text, summary: text, tags: [text] });
});

/** Text of a piece of HTML without elements. */
function renderedText(html: string): string {
  expect(html).not.toMatch(/[<>]/);
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

test('characters that XML cannot hold are left out of the XML forms', () => {
  expect(titles(documentWith({ title: 'a\u0000b\u000b\ufffe\ud800c 🕉' }))).toMatchObject({
    rss: ['abc 🕉'],
    atom: ['abc 🕉'],
  });
});

import type { Kind, PageDocument, PagePayload } from '@roe/shared/contract';
import { about } from '@roe/shared/contract/about-fixture';
import { expect, test } from 'vitest';
import { kinds } from '../site-files/documents.fixture.ts';
import { structuredDataOf } from './structured-data.ts';

const surroundings = { about, kinds };

function payloadWith(changes: Partial<PageDocument>, others: Pick<PagePayload, 'isMissing'> = {}): PagePayload {
  return {
    site: 'https://roe.example',
    shell: '1.0.0-x',
    nav: [
      { label: 'Home', href: '/', order: 1 },
      { label: 'Decodings', href: '/decodings', order: 2 },
      { label: 'Real World', href: '/real-world', order: 3 },
      { label: 'Glossary', href: '/glossary', order: 4 },
    ],
    pin: {
      id: 'chat',
      code: 'c0de000001',
      contract: '1.0.0',
      entry: { url: '/entry.js', integrity: 'sha384-entry' },
      js: [],
      css: [],
      data: '/sections/chat/data/c0de000001/',
      paths: [],
    },
    page: {
      document: {
        url: '/decodings/om',
        type: 'decoding',
        title: 'Om',
        summary: 'One sound.',
        date: null,
        updated: null,
        image: null,
        index: true,
        ...changes,
      },
      data: {},
    },
    ...others,
  };
}

/** The things that a page with these changes tells of, read as a search engine would: up to the first end tag. */
function thingsOf(changes: Partial<PageDocument>): Record<string, unknown>[] {
  const block = structuredDataOf(payloadWith(changes), surroundings);
  const json = /^<script type="application\/ld\+json">([\s\S]*?)<\/script/i.exec(block)?.[1] ?? '';
  const { '@context': context, '@graph': graph } = JSON.parse(json);
  expect(context).toBe('https://schema.org');
  return graph;
}

/** Names and addresses of the way to the page. */
function trailOf(changes: Partial<PageDocument>): string[] {
  const trail = thingsOf(changes).find((thing) => thing['@type'] === 'BreadcrumbList');
  const steps = trail?.['itemListElement'] as { position: number; name: string; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  return steps.map(({ name, item }) => `${name} ${item}`);
}

const organization = {
  '@type': 'Organization',
  name: 'Reality of Everything',
  alternateName: 'ROE',
  url: 'https://roe.example/',
  logo: 'https://roe.example/icons/icon-512.png',
};

test.each(['decoding', 'analysis'] as const)('a page of type %s is an article', (type) => {
  expect(thingsOf({ type, date: '2025-03-01', updated: '2025-04-02', image: '/previews/om.jpg' })[0]).toEqual({
    '@type': 'Article',
    url: 'https://roe.example/decodings/om',
    mainEntityOfPage: 'https://roe.example/decodings/om',
    headline: 'Om',
    description: 'One sound.',
    datePublished: '2025-03-01',
    dateModified: '2025-04-02',
    image: 'https://roe.example/previews/om.jpg',
    inLanguage: 'en',
    isAccessibleForFree: true,
    author: organization,
    publisher: organization,
  });
});

test('an article that was never updated was last changed when it was published; without a date it has none', () => {
  expect(thingsOf({ date: '2025-03-01' })[0]).toMatchObject({ dateModified: '2025-03-01' });
  const [undated] = thingsOf({});
  expect(undated).not.toHaveProperty('datePublished');
  expect(undated).not.toHaveProperty('dateModified');
  expect(undated).not.toHaveProperty('image');
});

test('the home page is the site, with its search, and has no way to it', () => {
  const things = thingsOf({ url: '/', type: 'page', title: 'Reality of Everything' });
  expect(things).toEqual([
    {
      '@type': 'WebSite',
      url: 'https://roe.example/',
      name: 'Reality of Everything',
      alternateName: 'ROE',
      description: 'One sound.',
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://roe.example/decodings?search={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ]);
});

test('a series is a series of works', () => {
  const [series] = thingsOf({ url: '/series/Cosmic%20Code', type: 'series', title: 'Cosmic Code' });
  expect(series).toMatchObject({ '@type': 'CreativeWorkSeries', name: 'Cosmic Code', publisher: organization });
});

test('what can be heard on a page is told with its file, its length and its place', () => {
  const rain = {
    anchor: 'rain',
    name: 'Rain',
    description: 'A river.',
    file: '/rain.m4a',
    type: 'audio/mp4',
    seconds: 216,
  };
  const [audio, trail] = thingsOf({ url: '/audio', type: 'page', title: 'Audio', recordings: [rain] });
  expect(audio).toEqual({
    '@type': 'AudioObject',
    url: 'https://roe.example/audio#rain',
    name: 'Rain',
    description: 'A river.',
    contentUrl: 'https://roe.example/rain.m4a',
    encodingFormat: 'audio/mp4',
    duration: 'PT216S',
    isAccessibleForFree: true,
    creator: organization,
  });
  expect(trail?.['@type']).toBe('BreadcrumbList');
});

test('a term is defined in the glossary', () => {
  const [term] = thingsOf({ url: '/glossary/maya', type: 'term', title: 'Māyā', summary: 'What appears.' });
  expect(term).toEqual({
    '@type': 'DefinedTerm',
    url: 'https://roe.example/glossary/maya',
    name: 'Māyā',
    description: 'What appears.',
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: 'Glossary', url: 'https://roe.example/glossary' },
  });
});

test.each([
  ['/decodings/om', 'decoding', 'Decodings', '/decodings'],
  ['/decodings/page/2', 'page', 'Decodings', '/decodings'],
  ['/realworld/om', 'analysis', 'Real World', '/real-world'],
  ['/series/Om', 'series', 'Decodings', '/decodings'],
  ['/glossary/om', 'term', 'Glossary', '/glossary'],
])('the way to %s, of kind %s, leads through the list %s', (url, type, label, list) => {
  expect(trailOf({ url, type })).toEqual([
    'Home https://roe.example/',
    `${label} https://roe.example${list}`,
    `Om https://roe.example${url}`,
  ]);
});

test('a page of another kind is the work that its kind says, and one of no type is told without a subject', () => {
  const riddle = { singular: 'Riddle', plural: 'Riddles', schemaType: 'Quiz', isInFeeds: false };
  const jsonOf = (kind: Kind) =>
    structuredDataOf(payloadWith({ type: 'riddle', title: 'Who sees?' }), { about, kinds: { riddle: kind } });
  expect(jsonOf(riddle)).toContain('"@type":"Quiz"');
  expect(jsonOf(riddle)).toContain('"name":"Who sees?"');
  const { schemaType: _, ...plain } = riddle;
  expect(jsonOf(plain)).toContain('"@graph":[{"@type":"BreadcrumbList"');
});

test.each(['/about', '/library/om'])('the way to %s leads from the home page, where the menu has no list', (url) => {
  expect(trailOf({ url, type: 'page' })).toEqual(['Home https://roe.example/', `Om https://roe.example${url}`]);
});

test('a book is its author’s and not ours; where nobody is known to have written it, it has none', () => {
  const book = { singular: 'Book', plural: 'Books', schemaType: 'Book', isInFeeds: false };
  const bookOf = (changes: Partial<PageDocument>) => {
    const page = payloadWith({ url: '/library/om', type: 'book', title: 'On Om', ...changes });
    const json = /{.*}/.exec(structuredDataOf(page, { about, kinds: { book } }))?.[0] ?? '';
    return JSON.parse(json)['@graph'][0];
  };
  const common = { '@type': 'Book', url: 'https://roe.example/library/om', name: 'On Om', description: 'One sound.' };
  expect(bookOf({ author: 'A. Listener' })).toEqual({ ...common, author: { '@type': 'Person', name: 'A. Listener' } });
  expect(bookOf({})).toEqual(common);
});

test('a page that search engines may not know tells nothing, nor does one that stands in for another', () => {
  expect(structuredDataOf(payloadWith({ index: false }), surroundings)).toBe('');
  expect(structuredDataOf(payloadWith({}, { isMissing: true }), surroundings)).toBe('');
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '"]}', 'a\u2028b & <b>'])(
  '%s in a title stays inside the block, as the same text',
  (title) => {
    expect(structuredDataOf(payloadWith({ title }), surroundings).match(/<[/!]?\w*/g)).toEqual(['<script', '</script']);
    expect(thingsOf({ title })[0]).toMatchObject({ headline: title });
  },
);

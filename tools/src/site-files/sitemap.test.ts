import type { SiteDocument } from '@roe/shared/contract';
import { expect, test } from 'vitest';
import { childrenOf, documentWith, parseXml, site, textIn } from './documents.fixture.ts';
import { sitemapOf } from './sitemap.ts';

/** Sitemaps of these documents: root path → list, address → last change. */
function read(documents: SiteDocument[], largest?: number): Record<string, Record<string, Record<string, string>>> {
  const files = Object.entries(sitemapOf({ site, documents }, largest));
  return Object.fromEntries(
    files.map(([file, text]) => {
      const { name, attributes, children } = parseXml(text);
      expect(attributes).toEqual({ xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
      const entries = children.map((entry) => {
        expect(entry.name).toBe(name === 'urlset' ? 'url' : 'sitemap');
        return [textIn(entry, 'loc'), childrenOf(entry, 'lastmod')[0]?.text ?? 'never'];
      });
      return [file, { [name]: Object.fromEntries(entries) }];
    }),
  );
}

const documents = [
  documentWith({ url: '/', date: null }),
  documentWith({ url: '/a', date: '2025-01-01', updated: '2025-06-01' }),
  documentWith({ url: '/b', date: '2025-02-01' }),
];

test('every document stands in the sitemap with its absolute address and the day of its last change', () => {
  expect(read(documents)).toEqual({
    '/sitemap.xml': {
      urlset: {
        'https://roe.example/': 'never',
        'https://roe.example/a': '2025-06-01',
        'https://roe.example/b': '2025-02-01',
      },
    },
  });
});

test('at the limit there is one sitemap, above it an index that names its parts', () => {
  expect(Object.keys(read(documents, 3))).toEqual(['/sitemap.xml']);
  expect(read(documents, 2)).toEqual({
    '/sitemap.xml': {
      sitemapindex: {
        'https://roe.example/sitemap-1.xml': '2025-06-01',
        'https://roe.example/sitemap-2.xml': '2025-02-01',
      },
    },
    '/sitemap-1.xml': { urlset: { 'https://roe.example/': 'never', 'https://roe.example/a': '2025-06-01' } },
    '/sitemap-2.xml': { urlset: { 'https://roe.example/b': '2025-02-01' } },
  });
});

test('a part without any date says none', () => {
  const undated = ['/a', '/b'].map((url) => documentWith({ url, date: null }));
  expect(read(undated, 1)['/sitemap.xml']).toEqual({
    sitemapindex: { 'https://roe.example/sitemap-1.xml': 'never', 'https://roe.example/sitemap-2.xml': 'never' },
  });
});

test('without any document the sitemap is empty', () => {
  expect(read([])).toEqual({ '/sitemap.xml': { urlset: {} } });
});

test('an address with characters that mean something in XML comes back as it is', () => {
  const url = '/series/a&b\'"<c>';
  expect(read([documentWith({ url, date: null })])).toEqual({
    '/sitemap.xml': { urlset: { [site + url]: 'never' } },
  });
});

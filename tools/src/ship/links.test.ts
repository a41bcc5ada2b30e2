import { expect, test } from 'vitest';
import { frameLinksIn, linksIn } from './links.ts';

const page = (main: string): string =>
  `<header><a href="/">Home</a></header><main id="-main" class="x">${main}</main><footer><a href="/licences">L</a></footer>`;

const hrefsIn = (main: string): string[] => linksIn('/decodings/om', page(main)).map(({ href }) => href);

test('links of the page are found, those of the shell are not', () => {
  expect(
    linksIn('/decodings/om', page('<p><a href="/audio">A</a> and <a class="b" href="/library#isha">B</a></p>')),
  ).toEqual([
    { from: '/decodings/om', href: '/audio' },
    { from: '/decodings/om', href: '/library#isha' },
  ]);
});

test('links of the shell are what stands around the page: links, and the page that its search leads to', () => {
  const search = '<dialog><form method="dialog" action="/decodings" class="x"><input></form></dialog>';
  expect(frameLinksIn('/audio/om', `${search}${page('<a href="/library">B</a>')}<a href="?seams">S</a>`)).toEqual([
    { from: '/audio/om', href: '/decodings' },
    { from: '/audio/om', href: '/' },
    { from: '/audio/om', href: '/licences' },
    { from: '/audio/om', href: '/audio/om?seams' },
  ]);
});

test('a link to a place on the page is a link to the page', () => {
  expect(hrefsIn('<a href="#form">Form</a>')).toEqual(['/decodings/om#form']);
});

test('links to other sites are not ours to check', () => {
  expect(hrefsIn('<a href="https://example.org/x">X</a><a href="mailto:x@example.org">M</a>')).toEqual([]);
});

test('a query is read as it was meant', () => {
  expect(hrefsIn('<a href="/decodings?search=om&amp;level=Seer">X</a>')).toEqual(['/decodings?search=om&level=Seer']);
});

test('what is no link is none', () => {
  expect(hrefsIn('<abbr href="/x">x</abbr><img src="/y"><code>&lt;a href="/z"></code><a id="q">q</a>')).toEqual([]);
});

test('a link without a slash at its start is read as browsers read it', () => {
  expect(hrefsIn('<a href="egg">E</a><a href="../audio#a">A</a><a href="?level=Seer&amp;page=2">S</a>')).toEqual([
    '/decodings/egg',
    '/audio#a',
    '/decodings/om?level=Seer&page=2',
  ]);
});

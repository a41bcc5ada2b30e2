import { expect, test } from 'vitest';
import { canonicalPath, dataFileOf, fillPattern, matchPattern } from './pattern.ts';

test('a pattern matches paths with as many segments, and decodes its parameters', () => {
  expect(matchPattern('/series/:name', '/series/Birth%20of%20Universe')).toEqual({ name: 'Birth of Universe' });
  expect(matchPattern('/decodings', '/decodings')).toEqual({});
  expect(matchPattern('/', '/')).toEqual({});
});

test.each([
  ['/decodings/:slug', '/decodings'],
  ['/decodings/:slug', '/decodings/a/b'],
  ['/decodings', '/audio'],
  ['/:slug', '/'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPattern(pattern, path)).toBeUndefined();
});

test('a redirect carries parameters over, encoded', () => {
  expect(fillPattern('/decodings?missing=:slug', { slug: 'a b&c' })).toBe('/decodings?missing=a%20b%26c');
  expect(fillPattern('/x/:other', { slug: 'a' })).toBe('/x/:other');
});

test('one path has one canonical form', () => {
  expect(canonicalPath('/decodings/')).toBe('/decodings');
  expect(canonicalPath('/')).toBe('/');
  expect(canonicalPath('/a b/%61,')).toBe('/a%20b/a%2C');
  expect(canonicalPath('/series/सूक्त')).toBe(canonicalPath('/series/%E0%A4%B8%E0%A5%82%E0%A4%95%E0%A5%8D%E0%A4%A4'));
});

test.each(['/a//b', '//host/x', '/%2e%2e/x', '/../x', '/a%2fb', '/a%5Cb', '/a%00', '/%E0%A4', '/./a'])(
  '%s is no path of the site',
  (path) => {
    expect(canonicalPath(path)).toBeUndefined();
  },
);

test('the first page has a file name of its own', () => {
  expect(dataFileOf('/')).toBe('index.json');
  expect(dataFileOf('/decodings/x')).toBe('decodings/x.json');
});

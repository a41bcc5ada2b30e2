import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstScreenErrors } from './first-screen.ts';

/** Text that compression leaves about as long as it is. */
const weight = (bytes: number): string => randomBytes((bytes * 3) / 4).toString('base64');
const letters = (count: number): string => `<p>${'om '.repeat(count / 3)}</p>`;

const pageWith = ({ style = '', first = letters(600), rest = '' }) =>
  `<head><style data-href="main.css">${style}</style></head><body><main id="-main"><h1>A</h1>${first}${rest}</main></body>`;

test('a page whose sheets and first screen are too heavy is named, with what weighs', () => {
  const [error] = firstScreenErrors('/a', pageWith({ style: weight(20_000) }));
  expect(error).toMatch(
    /^\/a: expected at most 14\.0 kB up to the end of the first screen, received 1\d\.\d kB after brotli\. Of this is style: main\.css 20\.0 kB/,
  );
});

test('what weighs within the first screen counts', () => {
  expect(firstScreenErrors('/a', pageWith({ first: `<svg d="${weight(20_000)}"></svg>${letters(600)}` }))).toHaveLength(
    1,
  );
});

test('what comes after the first screen may be as heavy as it likes', () => {
  expect(firstScreenErrors('/a', pageWith({ rest: weight(40_000) }))).toEqual([]);
});

test('of a short text all counts, and nothing behind it', () => {
  const html = pageWith({ first: letters(30) });
  expect(firstScreenErrors('/a', html + weight(40_000))).toEqual([]);
  expect(firstScreenErrors('/a', pageWith({ first: letters(30), rest: `<svg d="${weight(40_000)}">` }))).toHaveLength(
    1,
  );
});

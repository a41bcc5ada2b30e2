import { expect, test } from 'vitest';
import { placesOf } from './menu-places.ts';

const navOf = (...labels: string[]) => labels.map((label, order) => ({ label, href: `/${order}`, order }));
const present = ['Home', 'Decodings', 'Real World', 'Audio', 'Chat', 'Library', 'Glossary', 'About', 'Contact'];
const placesFor = (...labels: string[]) => placesOf(navOf(...labels)).map(({ from }) => from);

test('a menu that fits stands in the bar, whole', () => {
  expect(new Set(placesFor(...present))).toEqual(new Set([68]));
});

test('what does not fit stands under "More", the later the longer', () => {
  const places = placesFor(...present, ...Array.from({ length: 16 }, () => 'Meditations'));
  expect(places.filter((from) => from === 68).length).toBeGreaterThan(5);
  expect(places.filter((from) => from === 80).length).toBeGreaterThan(0);
  expect(places.filter((from) => from === 90).length).toBeGreaterThan(0);
  expect(places.at(-1)).toBe('never');
  expect(places).toEqual(
    places.toSorted((a, b) => Number(a === 'never') - Number(b === 'never') || Number(a) - Number(b)),
  );
});

test('the entries keep their order', () => {
  const nav = navOf(...present, ...present);
  expect(placesOf(nav)).toMatchObject(nav);
});

test('an entry of the longest label in the widest letters is among the first', () => {
  expect(placesFor('M'.repeat(24), 'W'.repeat(24), 'ॐ'.repeat(24))[0]).toBe(68);
});

test('a menu without entries has no places', () => {
  expect(placesOf([])).toEqual([]);
});

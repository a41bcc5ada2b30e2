import type { NavEntry } from '@roe/shared/contract';
import { expect, test } from 'vitest';
import { candidateOf } from './candidate.fixture.ts';
import { menuErrors } from './menu.ts';

const entry = (label: string, href: string): NavEntry => ({ label, href, order: 1 });

/** What the gate says of a section "journal" with these entries, beside the live section "story". */
const errorsOf = (...nav: NavEntry[]): string[] =>
  menuErrors(
    candidateOf(
      {
        story: { paths: ['/', '/about'], nav: [entry('Home', '/'), entry('About', '/about')] },
        journal: { paths: ['/journal', '/journal/:slug'], nav },
      },
      ['journal'],
    ),
  );

const place = 'mfe-journal/section.json: field "nav": expected';

test('entries that lead to own pages and are called otherwise than the others have no error', () => {
  expect(errorsOf(entry('Journal', '/journal'), entry('Best of it', '/journal/best'))).toEqual([]);
});

test('an entry that leads to the page of another section is named', () => {
  expect(errorsOf(entry('Journal', '/library'))).toEqual([
    `${place} links to pages of the section itself, received "/library"`,
  ]);
});

test('an entry that is marked on pages of another section is named, and one on own pages is not', () => {
  expect(errorsOf({ ...entry('Journal', '/journal'), pages: ['/journal/best'] })).toEqual([]);
  expect(errorsOf({ ...entry('Journal', '/journal'), pages: ['/about'] })).toEqual([
    `${place} links to pages of the section itself, received "/about"`,
  ]);
});

test.each(['Home', ' home '])('a second "%s" is named, with the section that has the first', (label) => {
  expect(errorsOf(entry(label, '/journal'))).toEqual([
    `${place} entries that the menu does not have yet, received "${label}" → /journal; mfe-story has "Home" → /`,
  ]);
});

test('two entries that lead to one page are named', () => {
  expect(errorsOf(entry('Journal', '/journal'), entry('Diary', '/journal'))).toEqual([
    `${place} entries that the menu does not have yet, received "Diary" → /journal; mfe-journal has "Journal" → /journal`,
  ]);
});

test('a menu of more than twenty entries is named', () => {
  const nav = Array.from({ length: 18 }, (_, index) => entry(`Part ${index}`, `/journal/${index}`));
  expect(errorsOf(...nav)).toEqual([]);
  const [error, ...others] = errorsOf(...nav, entry('One more', '/journal'));
  expect(error).toMatch(
    /^The menu: expected at most 20 of "nav" in section.json, over all sections, received 21: "Home" of mfe-story, .* Leave some out\.$/,
  );
  expect(others).toEqual([]);
});

test('a page may stand in the menu and be an action of the header, which has room for one', () => {
  const [journal, write, read] = [
    entry('Journal', '/journal'),
    { ...entry('Write', '/journal'), placement: 'action' as const },
    { ...entry('Read', '/journal/best'), placement: 'action' as const },
  ];
  expect(errorsOf(journal, write)).toEqual([]);
  expect(errorsOf(journal, write, read)).toEqual([
    'The action: expected at most 1 of "nav" in section.json, over all sections, received 2: "Write" of mfe-journal, "Read" of mfe-journal. Leave some out.',
  ]);
});

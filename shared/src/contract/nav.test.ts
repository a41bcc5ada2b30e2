import { expect, test } from 'vitest';
import type { NavEntry } from './contract.ts';
import { isUnder, kindsOf, navOf, placedIn } from './nav.ts';

const entry = (label: string, order: number, placement?: NavEntry['placement']): NavEntry => ({
  label,
  href: `/${label}`,
  order,
  ...(placement && { placement }),
});
const kind = (plural: string) => ({ singular: plural, plural, isInFeeds: false });

const sections = {
  later: {
    nav: [entry('later', 20), entry('legal', 5, 'footer')],
    kinds: { riddle: kind('Riddles'), answer: kind('Answers') },
  },
  first: { nav: [entry('first', 10), entry('ask', 30, 'action')], kinds: { verse: kind('Verses') } },
  hidden: { nav: [], kinds: { draft: kind('Drafts') } },
};

test('links of all sections stand by their order, and each in its place: in the menu unless it says another', () => {
  const nav = navOf(sections);
  expect(nav.map(({ label }) => label)).toEqual(['legal', 'first', 'later', 'ask']);
  expect(placedIn(nav, 'menu').map(({ label }) => label)).toEqual(['first', 'later']);
  expect(placedIn(nav, 'footer').map(({ label }) => label)).toEqual(['legal']);
  expect(placedIn(nav, 'action').map(({ label }) => label)).toEqual(['ask']);
});

test('kinds stand in the order in which the menu leads to their sections, then in that of section.json', () => {
  expect(Object.keys(kindsOf(sections))).toEqual(['verse', 'riddle', 'answer', 'draft']);
});

test('a link is that of its own page, of those that it names, and of all below them', () => {
  const riddles: NavEntry = { ...entry('riddles', 10), pages: ['/riddle', '/answers'] };
  const pages = ['/riddles', '/riddles/page/2', '/riddle/of-the-sphinx', '/answers', '/riddles-of-old', '/'];
  expect(pages.filter((page) => isUnder(riddles, page))).toEqual(pages.slice(0, 4));
  expect(pages.filter((page) => isUnder({ ...entry('home', 1), href: '/' }, page))).toEqual(['/']);
});

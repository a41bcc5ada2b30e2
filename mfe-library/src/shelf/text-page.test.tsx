import { provideNaming } from '@roe/shared/frame';
import { useSaved } from '@roe/shared/state/saved';
import { showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { type TextData, VERSE } from './text.ts';
import { TextPage } from './text-page.tsx';

const lamp: TextData = {
  slug: 'lamp',
  type: 'book',
  title: 'The Lamp',
  devanagari: null,
  maker: 'Müller',
  layer: 1,
  level: 'Seer',
  isFoundational: true,
  tags: ['light'],
  facts: [
    { name: 'By', text: 'Müller (translator)' },
    { name: 'Published', text: '1881' },
  ],
  summary: 'It shines.',
  about: { html: '<p>It is a <em>lamp</em>.</p>' },
  startWith: 'Begin at the wick.',
  verse: null,
  edition: null,
  link: { url: 'https://books.example/lamp', host: 'books.example', what: 'The whole book' },
  editions: [],
  terms: [{ slug: 'jyoti', term: 'jyotis', devanagari: 'ज्योतिस्' }],
};

const isha: Partial<TextData> = {
  slug: 'isha',
  type: 'scripture',
  title: 'Īśa Upaniṣad',
  devanagari: 'ईश उपनिषद्',
  facts: [{ name: 'Extent', text: '18 verses' }],
  verse: { devanagari: 'ईशा', iast: 'īśā', translation: 'By the Lord.', source: 'Īśa Upaniṣad 1, our translation' },
  edition: 'The printed one',
  link: null,
  editions: [
    { label: 'Free online', url: 'https://www.texts.example/1', host: 'texts.example' },
    { label: 'Only on paper' },
  ],
  terms: [],
};

const show = (changes: Partial<TextData> = {}) => {
  const data = { ...lamp, ...changes };
  showPage(<TextPage />, { url: `/library/${data.slug}`, title: data.title, data });
};

const region = (name: string) => within(screen.getByRole('region', { name }));

test('a book says what it is, who made it and when, where to start and where it is to be had', () => {
  show();
  screen.getByRole('heading', { level: 1, name: 'The Lamp' });
  expect(screen.getByText('Published').nextElementSibling?.textContent).toBe('1881');
  screen.getByText('It shines.');
  region('Where to start').getByText('Begin at the wick.');
  region('About this book').getByText('lamp', { selector: 'em' });
  const link = screen.getByRole('link', { name: 'The whole book at books.example, in a new tab' });
  expect(link.getAttribute('rel')).toBe('noopener');
  const term = region('Its words').getByRole('link', { name: 'jyotis ज्योतिस्' });
  expect(term.getAttribute('href')).toBe('/glossary/jyoti');
  expect(screen.queryByRole('region', { name: 'Editions' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'A verse' })).toBeNull();
});

test('a scripture has both scripts, a verse, the edition that is cited, and those that are free to read', () => {
  show(isha);
  const headline = within(screen.getByRole('heading', { level: 1 }));
  expect(headline.getByText('ईश उपनिषद्').getAttribute('lang')).toBe('sa');
  expect(headline.getByText('Īśa Upaniṣad').getAttribute('lang')).toBe('sa-Latn');
  region('A verse').getByText('Īśa Upaniṣad 1, our translation');
  expect(screen.getByRole('region', { name: 'A verse' }).id).toBe(VERSE);
  const editions = region('Editions');
  editions.getByText('Our texts cite: The printed one.');
  expect(editions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Free online at texts.example, in a new tab',
    'Only on paper',
  ]);
  expect(editions.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Its words' })).toBeNull();
});

test('decodings that name it come after it', async () => {
  onTestFinished(() => provideNaming(async () => []));
  const naming = { url: '/decodings/om', title: 'Why Om Hums', type: 'decoding' };
  provideNaming(async (path) => (path === '/library/isha' ? [naming] : []));
  show(isha);
  const named = within(await screen.findByRole('region', { name: 'Named in' }));
  expect(named.getByRole('link').getAttribute('href')).toBe('/decodings/om');
});

const readingList = () => useSaved.getState().readingList;
const item = { url: '/library/lamp', title: 'The Lamp', type: 'book' };

test('a text is wanted, being read, read, and off the list again, by key', async () => {
  show();
  const choice = within(screen.getByRole('group', { name: 'Reading list: “The Lamp”' }));
  choice.getByRole('button', { name: 'Want to read' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(readingList()).toEqual([item]);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(readingList()).toEqual([{ ...item, state: 'reading' }]);
  expect(choice.getByRole('button', { pressed: true }).textContent).toBe('Reading');
  await userEvent.keyboard(' ');
  expect(readingList()).toEqual([]);
  expect(choice.queryByRole('button', { pressed: true })).toBeNull();
});

test('a text is kept among the favourites, and taken away again', async () => {
  show(isha);
  const favourite = screen.getByRole('button', { name: 'Favorite', pressed: false });
  await userEvent.click(favourite);
  expect(useSaved.getState().items).toEqual([{ url: '/library/isha', title: 'Īśa Upaniṣad', type: 'scripture' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Favorite', pressed: true }));
  expect(useSaved.getState().items).toEqual([]);
});

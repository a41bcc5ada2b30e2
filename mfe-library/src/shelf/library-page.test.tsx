import { address, showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { library } from './library.fixture.ts';
import { LibraryPage } from './library-page.tsx';

const show = (query = '') =>
  showPage(<LibraryPage />, {
    url: '/library',
    title: 'Seer’s Library',
    data: library,
    visited: [`/library${query}`],
  });

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by title or author' });
const chips = () => within(screen.getByRole('list', { name: 'Layers' }));
const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const card = (slug: string) => within(document.getElementById(slug) as HTMLElement);

/** Slugs of the texts that have a card. */
const cards = () => Array.from(document.querySelectorAll('[data-cover]'), (cover) => cover.parentElement?.id);

test('a book says whose it is, opens elsewhere in a new tab and says so, and leads to its own page', () => {
  show();
  const lamp = card('the-lamp');
  const link = within(lamp.getByRole('heading', { level: 3 })).getByRole('link');
  expect(link.textContent).toBe('The Lamp at books.example, in a new tab');
  expect(link.getAttribute('href')).toBe('https://books.example/8');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
  lamp.getByText('Müller (translator)');
  lamp.getByText('The Lamp shines.');
  lamp.getByText('1902 · light');
  expect(lamp.getByRole('link', { name: 'About this book “The Lamp”' }).getAttribute('href')).toBe('/library/the-lamp');
});

test('level, layer and what is foundational stand on each card; the layers are said to be ROE’s reading', () => {
  show();
  card('the-lamp').getByText('Seer');
  card('the-lamp').getByText(/^Layer 1/);
  card('the-lamp').getByText('Foundational text');
  card('the-sea').getByText('Dream');
  expect(card('the-sea').queryByText('Foundational text')).toBeNull();
  screen.getByText(/^Layer and level are ROE’s reading/);
});

test('Upaniṣads and Purāṇas have their places under their old anchors, with both scripts, and lead to their pages', () => {
  show();
  const link = region(/^Foundational Upaniṣads 1/).getByRole('link', { name: 'Īśa Upaniṣad ईश उपनिषद्' });
  expect(link.getAttribute('href')).toBe('/library/isha');
  expect(within(link).getByText('ईश उपनिषद्').getAttribute('lang')).toBe('sa');
  expect(within(link).getByText('Īśa Upaniṣad').getAttribute('lang')).toBe('sa-Latn');
  card('isha').getByText('Īśa Upaniṣad tells.');
  const decode = region(/^Purāṇas 1/).getByRole('link', { name: 'Decode Puranic Truths' });
  expect(decode.getAttribute('href')).toBe('/test-decodings');
});

test('the epics say what their decodings start from, and lead there', () => {
  show();
  const epics = region(/^Decoded Epics/);
  epics.getByText('The churning of the ocean.');
  expect(epics.getByRole('link', { name: 'About this text “Rāmāyaṇa”' }).getAttribute('href')).toBe(
    '/library/ramayana',
  );
  expect(epics.getByRole('link', { name: 'Decode the Epics' }).getAttribute('href')).toBe('/test-decodings');
});

test('the full list unfolds without script, says what it holds, and that more is coming', async () => {
  show();
  const list = screen.getByText('Explore All 108+ Scriptures').closest('details') as HTMLDetailsElement;
  expect(list.open).toBe(false);
  await userEvent.click(screen.getByText('Explore All 108+ Scriptures'));
  expect(list.open).toBe(true);
  const groups = within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(groups).toEqual(['Upaniṣads 2', 'Others 1']);
  expect(within(list).getByRole('link', { name: 'Īśa Upaniṣad' }).getAttribute('href')).toBe('/library/isha');
  expect(within(list).getByText('Praśna Upaniṣad').closest('a')).toBeNull();
  expect(list.nextElementSibling?.textContent).toMatch(/^Full list coming soon 3 texts are named so far/);
});

test('a layer is a link with its count, stands in the address, narrows all shelves, and Back takes it back', async () => {
  show();
  expect(
    chips()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All 6',
    'Layer 1 – Stillness 2',
    'Layer 2 – Vibration 2',
    'Layer 3 – Manifested 2',
    'Foundational Texts 2',
  ]);
  await userEvent.click(chips().getByRole('link', { name: /Vibration/ }));
  expect(address()).toBe('/library?layer=2');
  expect(cards()).toEqual(['waves', 'vishnu']);
  expect(chips().getByRole('link', { current: true }).textContent).toBe('Layer 2 – Vibration 2');
  expect(screen.getByRole('status').textContent).toBe('1 book, 1 scripture');
  expect(screen.queryByRole('region', { name: /Epics/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Step back' }));
  expect(screen.getByRole('status').textContent).toBe('3 books, 3 scriptures');
});

test('0 is what is foundational, whatever its layer', () => {
  show('?layer=0');
  expect(cards()).toEqual(['the-lamp', 'isha']);
});

test('a layer that is none narrows nothing', () => {
  show('?layer=4');
  expect(cards()).toHaveLength(5);
  expect(chips().getByRole('link', { current: true }).textContent).toBe('All 6');
});

test.for([
  ['LAMP', ['the-lamp'], 'whatever the case'],
  ['muller', ['the-lamp'], 'the author without marks'],
  ['listen', ['the-sea'], 'a part of the author’s name'],
  ['dipa', ['the-lamp'], 'a name that people give it'],
  ['shankara', ['waves'], 'by the ear'],
  ['ईश', ['isha'], 'in Devanagari'],
  ['isha upanishad', ['isha'], 'a usual spelling'],
  ['shines', [], 'and not what the card says'],
  ['translator', ['the-lamp'], 'what is said of the author'],
] as const)('“%s” finds %o: %s', async ([words, found]) => {
  show();
  await userEvent.type(search(), words);
  expect(cards()).toEqual(found);
  expect(address()).toBe(`/library?${new URLSearchParams({ q: words })}`);
});

test('search and layer hold together, and each chip counts what it would leave', () => {
  show('?q=the&layer=1');
  expect(search().value).toBe('the');
  expect(cards()).toEqual(['the-lamp']);
  chips().getByRole('link', { name: 'All 2' });
  const sea = chips().getByRole('link', { name: 'Layer 3 – Manifested 1' });
  expect(sea.getAttribute('href')).toBe('/library?q=the&layer=3');
});

test('a scripture that has no page yet is found by its name in the full list', () => {
  show('?q=prashna');
  expect(screen.getByText(/^In the full list/).textContent).toBe(
    'In the full list, without a page yet: Praśna Upaniṣad',
  );
});

test('where nothing fits, a sentence says so, offers what is near, and ways on', async () => {
  show('?q=isha upanshid&layer=3');
  screen.getByText('No text fits “isha upanshid” here.');
  const near = within(screen.getByText(/^Near it/));
  expect(near.getByRole('link').getAttribute('href')).toBe('/library/isha');
  expect(screen.getByRole('link', { name: 'Show the whole library' }).getAttribute('href')).toBe('/library');
  const guide = screen.getByRole('link', { name: 'Ask the guide about it' });
  expect(guide.getAttribute('href')).toBe('/chatbot?q=isha%20upanshid');
  await userEvent.click(screen.getByRole('link', { name: 'Search all layers' }));
  expect(address()).toBe('/library?q=isha+upanshid');
});

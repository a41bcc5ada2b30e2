import { address, showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GlossaryPage } from './glossary-page.tsx';
import type { ListedTerm } from './term.ts';

const termOf = (term: string, devanagari: string, html: string, slug = term): ListedTerm => ({
  ...{ slug, term, devanagari, html },
});

const terms = [
  termOf('kalā', 'कला', 'A digit of the moon.', 'kala-art'),
  termOf('kāla', 'काल', 'Time.', 'kala'),
  termOf('sākṣī', 'साक्षी', 'The witness.', 'sakshi'),
  termOf('śūnyatā', 'शून्यता', 'Emptiness of a thing’s own being.', 'shunyata'),
];

const show = (query = '') =>
  showPage(<GlossaryPage />, { url: '/glossary', title: 'Glossary', data: { terms }, visited: [`/glossary${query}`] });

const termNames = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search term' });
const letters = () => within(screen.getByRole('list', { name: 'Letters' }));

test('the terms stand under their letters, in both scripts, with their number, and lead to their pages', () => {
  show();
  screen.getByText('4 terms');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['K', 'S']);
  expect(termNames()).toEqual(['kalā कला', 'kāla काल', 'sākṣī साक्षी', 'śūnyatā शून्यता']);
  const link = within(screen.getByRole('heading', { name: 'śūnyatā शून्यता' })).getByRole('link');
  expect(link.getAttribute('href')).toBe('/glossary/shunyata');
  expect(within(link).getByText('शून्यता').getAttribute('lang')).toBe('sa');
});

test('a letter leads to its place without script, narrows the list with it, and takes that back', async () => {
  show();
  const link = letters().getByRole('link', { name: 'S, 2 terms' });
  expect(link.getAttribute('href')).toBe('/glossary?letter=S#S');
  expect(document.getElementById('S')?.textContent).toBe('S');
  await userEvent.click(link);
  expect(address()).toBe('/glossary?letter=S');
  expect(termNames()).toEqual(['sākṣī साक्षी', 'śūnyatā शून्यता']);
  expect(letters().getByRole('link', { current: true }).textContent).toBe('S2');
  await userEvent.click(letters().getByRole('link', { current: true }));
  expect(address()).toBe('/glossary');
});

test('a letter without terms leads nowhere and says so', () => {
  show();
  expect(letters().getByText('X').title).toBe('No terms under X');
  expect(letters().queryByRole('link', { name: /^X/ })).toBeNull();
});

test.for([
  ['sunyata', ['śūnyatā शून्यता'], 'no marks'],
  ['Shoonyata', ['śūnyatā शून्यता'], 'by the ear'],
  ['शून्य', ['śūnyatā शून्यता'], 'in Devanagari'],
  ['ಸಾಕ್ಷೀ', ['sākṣī साक्षी'], 'in Kannada'],
  ['kāla', ['kāla काल', 'kalā कला'], 'the exact one first'],
  ['moon', ['kalā कला'], 'in the definition alone'],
] as const)('“%s” finds %o: %s', async ([words, found]) => {
  show();
  await userEvent.type(search(), words);
  expect(termNames()).toEqual(found);
  expect(address()).toBe(`/glossary?${new URLSearchParams({ q: words })}`);
});

test('what is found by its meaning alone says so, and the number of all is told', async () => {
  show('?q=being');
  screen.getByRole('heading', { name: 'In the definition' });
  expect(screen.getByRole('status').textContent).toBe('1 term');
});

test('letter and words hold together, and Clear takes both back', async () => {
  show('?letter=k&q=time');
  expect(termNames()).toEqual(['kāla काल']);
  await userEvent.click(screen.getByRole('link', { name: 'Clear' }));
  expect(address()).toBe('/glossary');
  expect(termNames()).toHaveLength(4);
});

test('where nothing fits, terms that are near are offered, and the search under all letters', async () => {
  show('?letter=K&q=sakti');
  screen.getByText('No terms found.');
  expect(screen.getByRole('link', { name: 'sākṣī' }).getAttribute('href')).toBe('/glossary/sakshi');
  expect(screen.getByRole('link', { name: 'Ask the guide about it' }).getAttribute('href')).toBe('/chatbot?q=sakti');
  await userEvent.click(screen.getByRole('link', { name: 'Search under all letters' }));
  expect(address()).toBe('/glossary?q=sakti');
});

test('the term of a day is one of the list, and another one the day after', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const termOn = (day: string) => {
    vi.setSystemTime(`${day}T12:00:00`);
    show();
    const [name] = screen.getAllByText('Term of the day:').at(-1)?.textContent?.split(': ').slice(1) ?? [];
    return name;
  };
  const [one, other] = [termOn('2026-03-01'), termOn('2026-03-02')];
  expect(terms.map(({ term, devanagari }) => `${term} ${devanagari}`)).toEqual(expect.arrayContaining([one, other]));
  expect(one).not.toBe(other);
});

test('the list is taken along as a file that spreadsheets read', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}); // a simulated browser would go there
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const bytes = await files[0]?.arrayBuffer();
  const [head, first] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
  expect(head).toBe('\uFEFF"term","devanagari","meaning","address"');
  expect(first).toBe(`"kalā","कला","A digit of the moon.","${location.origin}/glossary/kala-art"`);
});

test('a browser without a voice says so, and a muted site too', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Say kāla' }));
  await screen.findByText(/^This browser has no voice/);
});

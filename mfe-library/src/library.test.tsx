import { address, showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { content } from '../pages/content.ts';
import { GlossaryPage } from './glossary-page.tsx';
import { type LibraryData, LibraryPage } from './library-page.tsx';
import type { GlossaryData, TermData } from './term.ts';
import { TermPage } from './term-page.tsx';

const pages = new Map(content().map((page) => [page.document.url, page]));

function dataOf<Data>(url: string): Data {
  return pages.get(url)?.data as Data;
}

const { terms } = dataOf<GlossaryData>('/glossary');

const showGlossary = () => showPage(<GlossaryPage />, { url: '/glossary', title: 'Glossary', data: { terms } });

const showTerm = (changes: Partial<TermData> = {}) =>
  showPage(<TermPage />, { url: '/glossary/sakshi', data: { ...dataOf<TermData>('/glossary/sakshi'), ...changes } });

test('every term stands in the glossary with its place, both scripts and all senses, and leads to its page', () => {
  showGlossary();
  screen.getByText(`${terms.length} terms`);
  for (const { slug, term, devanagari } of terms) {
    const { senses } = dataOf<TermData>(`/glossary/${slug}`).term;
    const place = within(document.getElementById(slug) as HTMLElement);
    const link = within(place.getByRole('heading', { level: 2 })).getByRole('link');
    expect(link.textContent).toBe(`${term} ${devanagari}`);
    expect(link.getAttribute('href')).toBe(`/glossary/${slug}`);
    for (const { definition, example } of senses) {
      const sense = place.getByText(
        (_, element) => element?.tagName === 'LI' && element.textContent === `${definition} ${example}`,
      );
      expect(sense.parentElement?.tagName).toBe('OL');
    }
  }
});

test('“See also” names terms as they are written, and leads to their places', () => {
  showGlossary();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('p a[href^="#"]')) {
    const other = terms.find(({ slug }) => `#${slug}` === link.getAttribute('href'));
    expect(link.textContent).toBe(other?.term);
    expect(document.getElementById(other?.slug ?? '')).not.toBeNull();
  }
});

test('words of Sanskrit say in which script they are', () => {
  showTerm();
  const headline = within(screen.getByRole('heading', { level: 1 }));
  expect(headline.getByText('साक्षी').getAttribute('lang')).toBe('sa');
  expect(headline.getByText('sākṣī').getAttribute('lang')).toBe('sa-Latn');
});

test('a term without a layer has no badge, and one that leads to no other no heading for it', () => {
  const { term } = dataOf<TermData>('/glossary/sakshi');
  showTerm({ term: { ...term, layer: null }, related: [] });
  expect(screen.queryByText(/^Layer/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Related terms' })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('by key one comes from a term to those beside it, and to the glossary', async () => {
  const { related } = dataOf<TermData>('/glossary/sakshi');
  showTerm();
  for (const { slug, term } of related) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).toContain(term);
    expect(document.activeElement?.getAttribute('href')).toBe(`/glossary/${slug}`);
  }
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/glossary');
});

test('each foundational book has its place, where it is from, and where to begin', () => {
  const data = dataOf<LibraryData>('/library');
  showPage(<LibraryPage />, { url: '/library', title: 'Library', data });
  expect(data.upanishads).toHaveLength(6);
  for (const { slug, title, veda, extent, summary, startWith } of data.upanishads) {
    const place = within(document.getElementById(slug) as HTMLElement);
    expect(place.getByRole('heading', { level: 3 }).textContent).toContain(title);
    place.getByText(extent ? `${veda} · ${extent}` : veda, { selector: 'p' });
    place.getByText(summary);
    place.getByText(startWith);
  }
});

test('a book of which nobody counts how long it is says only where it is from', () => {
  const [book] = dataOf<LibraryData>('/library').upanishads;
  showPage(<LibraryPage />, { url: '/library', data: { upanishads: [{ ...book, veda: 'Sāma Veda', extent: null }] } });
  expect(screen.getAllByText('Sāma Veda', { selector: 'p' })).toHaveLength(2); // on the cover, and beside it
});

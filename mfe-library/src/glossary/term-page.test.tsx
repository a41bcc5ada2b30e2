import { address, showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TermData } from './term.ts';
import { TermPage } from './term-page.tsx';

const data: TermData = {
  term: {
    slug: 'sakshi',
    term: 'sākṣī',
    devanagari: 'साक्षी',
    spellings: ['Sakshi', 'Saakshi'],
    senses: [
      { definition: 'The witness.', example: 'The sākṣī sees anger come and go.' },
      { definition: 'A witness in court.', example: 'Two sākṣīs were heard.' },
    ],
    layer: 1,
    pronunciation: 'SAAK-shee',
  },
  related: [
    { slug: 'turiya', term: 'turīya', devanagari: 'तुरीय' },
    { slug: 'atman', term: 'ātman', devanagari: 'आत्मन्' },
  ],
};

const show = (changes: Partial<TermData['term']> = {}, related = data.related) =>
  showPage(<TermPage />, { url: '/glossary/sakshi', data: { term: { ...data.term, ...changes }, related } });

test('a term shows its names, how it is said, every sense with an example, and whose reading its layer is', () => {
  show();
  const headline = within(screen.getByRole('heading', { level: 1 }));
  expect(headline.getByText('साक्षी').getAttribute('lang')).toBe('sa');
  expect(headline.getByText('sākṣī').getAttribute('lang')).toBe('sa-Latn');
  screen.getByText('SAAK-shee');
  for (const { definition, example } of data.term.senses) {
    screen.getByText(definition);
    screen.getByText(example);
  }
  screen.getByText('Sakshi, Saakshi');
  expect(screen.getByText(/as ROE reads it$/).textContent).toBe('Layer 1 · Stillness as ROE reads it');
});

test('a term without a layer has no badge, and one that leads to no other no heading for it', () => {
  show({ layer: null }, []);
  expect(screen.queryByText(/^Layer/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Related terms' })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('by key one comes from a term to those beside it, and to the glossary', async () => {
  show();
  await userEvent.tab(); // says the term
  for (const { slug, term } of data.related) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).toContain(term);
    expect(document.activeElement?.getAttribute('href')).toBe(`/glossary/${slug}`);
  }
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/glossary');
});

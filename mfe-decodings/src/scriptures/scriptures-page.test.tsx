import { showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ScriptureDecoding } from './scriptures.ts';
import { ScripturesPage } from './scriptures-page.tsx';

const decoding = (title: string, isComingSoon: boolean): ScriptureDecoding => ({
  slug: title.toLowerCase(),
  title,
  excerpt: 'A story.',
  category: 'Epic Symbolism',
  level: 'Dream',
  dateText: null,
  series: null,
  episode: null,
  minutes: 5,
  isComingSoon,
  cover: null,
  sources: [`${title} Purāṇa 1.2`],
});

test('each shelf names its decodings with their passages, and counts those that can be read', () => {
  const shelves = [
    { id: 'puranas', name: 'Purāṇas', decodings: [decoding('Egg', false), decoding('Husk', true)] },
    { id: 'epics', name: 'Epics', decodings: [decoding('Bridge', false)] },
  ];
  showPage(<ScripturesPage />, { url: '/test-decodings', title: 'Purāṇas and Epics', data: { shelves } });
  const puranas = within(screen.getByRole('region', { name: 'Purāṇas' }));
  puranas.getByText('1 decoding, 1 in preparation');
  puranas.getByText('Egg Purāṇa 1.2');
  expect(puranas.getByRole('link', { name: 'Egg' }).getAttribute('href')).toBe('/decodings/egg');
  expect(puranas.queryByRole('link', { name: 'Husk' })).toBeNull();
  within(screen.getByRole('region', { name: 'Epics' })).getByText('1 decoding');
});

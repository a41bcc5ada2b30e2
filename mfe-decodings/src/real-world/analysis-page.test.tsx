import { showPage } from '@roe/shared/testing/page';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalysisData } from './analysis.ts';
import { AnalysisPage } from './analysis-page.tsx';
import { TopicNotFoundPage } from './topic-not-found-page.tsx';

/** Page data of an analysis. */
const analysis = (changes: Partial<AnalysisData> = {}): AnalysisData => ({
  slug: 'cat',
  title: 'A Black Cat',
  category: 'superstition',
  date: null,
  dateText: null,
  whatTheySaid: '“It crossed.”',
  realityDecoding: 'An old fear.',
  layerMapping: { form: 'A cat.', vibration: 'A habit.', stillness: 'Who sees.' },
  tags: [],
  cover: null,
  videoUrl: null,
  minutes: 3,
  headings: [],
  references: [],
  previous: null,
  next: null,
  html: '<p>In the beginning.</p>',
  ...changes,
});

let posted: unknown[];
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  answer = () => new Response('', { status: 503 });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (body) posted.push(JSON.parse(String(body)));
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (changes = {}) => {
  const data = analysis(changes);
  return act(async () => showPage(<AnalysisPage />, { url: `/realworld/${data.slug}`, title: data.title, data }));
};

test('an analysis shows what they said, what it really means, and the three layers', async () => {
  await show();
  screen.getByRole('heading', { level: 1, name: 'A Black Cat' });
  for (const text of ['“It crossed.”', 'An old fear.', 'A cat.', 'A habit.', 'Who sees.', 'No date', '3 min read'])
    screen.getByText(text);
  expect(screen.getByRole('link', { name: 'Superstition' }).getAttribute('href')).toBe(
    '/real-world?category=superstition',
  );
});

test('what an analysis lacks is said in words', async () => {
  await show({ whatTheySaid: null, realityDecoding: null, layerMapping: null, html: '' });
  for (const text of ['No data provided', 'No decoding provided', 'No layer mapping', 'No content available.'])
    screen.getByText(text);
});

test('a film is linked where there is one', async () => {
  await show({ videoUrl: 'https://films.example/cat' });
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('https://films.example/cat');
});

test('views are shown when the gateway tells them', async () => {
  answer = () => Response.json({ '/realworld/told': { views: 1204, likes: 0 } });
  await show({ slug: 'told' });
  screen.getByText('1,204 views');
});

test('without a gateway, without a view yet, or with an answer that is none, nothing is shown', async () => {
  await show({ slug: 'quiet' });
  answer = () => Response.json({ '/realworld/other': {} });
  await show({ slug: 'other' });
  answer = () => Response.json({ '/realworld/new': { views: 0, likes: 0 } });
  await show({ slug: 'new' });
  expect(screen.queryByText(/view/)).toBeNull();
});

test('a view is counted after five seconds, once in a tab', async () => {
  await show({ slug: 'seen' });
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(posted).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(posted).toEqual([{ subject: '/realworld/seen', event: 'view' }]);
  await show({ slug: 'seen' });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(posted).toHaveLength(1);
});

test('an unknown analysis leads back, and to those that there are', async () => {
  const data = { analyses: [{ slug: 'cat', title: 'A Black Cat', category: 'superstition' }] };
  showPage(<TopicNotFoundPage />, { url: '/realworld/topic-not-found', title: 'Topic Not Found', data });
  screen.getByRole('heading', { level: 1, name: 'Topic Not Found' });
  expect(screen.getByRole('link', { name: 'Decode the Real World' }).getAttribute('href')).toBe('/real-world');
  expect(screen.getByRole('link', { name: 'A Black Cat' }).getAttribute('href')).toBe('/realworld/cat');
});

test('each layer has a place that a link can name, unless a heading of the text has it', async () => {
  await show({ headings: [{ id: 'layer-2', text: 'Layer 2', level: 2 }] });
  expect(screen.getByText('A cat.').closest('[id]')?.id).toBe('layer-3');
  expect(screen.getByText('A habit.').closest('[id]')).toBeNull();
  expect(screen.getByText('Who sees.').closest('[id]')?.id).toBe('layer-1');
});

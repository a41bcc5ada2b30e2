import type { Page } from '@roe/shared/contract';
import { PageContext } from '@roe/shared/frame';
import { fulfilled } from '@roe/shared/settled';
import { savedForgotten } from '@roe/shared/state/saved';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
// biome-ignore lint/style/noRestrictedImports: stands for the frame's router, only in tests
import { MemoryRouter, useLocation } from 'react-router-dom';
// biome-ignore lint/correctness/noUndeclaredDependencies: only tests import this file, and they belong to the workspace
import { onTestFinished } from 'vitest';
import type { DecodingData } from '../decoding.ts';
import type { AnalysisData } from '../real-world/analysis.ts';

const html = '<p>In the beginning.</p><div data-heading=""><h2 id="form">Form</h2></div><p>The end.</p>';

/** Page data of a decoding, for a test. */
export const decoding = (changes: Partial<DecodingData> = {}): DecodingData => ({
  slug: 'om',
  title: 'Om',
  excerpt: 'A syllable.',
  category: 'Cosmos',
  level: 'Seeker',
  date: '2025-03-01',
  dateText: '1 March 2025',
  series: null,
  episode: null,
  minutes: 4,
  isComingSoon: false,
  cover: null,
  tags: ['sound'],
  audioUrl: null,
  headings: [{ id: 'form', text: 'Form', level: 2 }],
  references: [{ source: 'Māṇḍūkya Upaniṣad 1', note: 'Whole.' }],
  episodes: [],
  previous: null,
  next: null,
  related: [],
  html,
  ...changes,
});

/** Page data of an analysis, for a test. */
export const analysis = (changes: Partial<AnalysisData> = {}): AnalysisData => ({
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
  html,
  ...changes,
});

function Address() {
  const { pathname, search, hash, state } = useLocation();
  return <output data-state={JSON.stringify(state)}>{pathname + search + hash}</output>;
}

interface Visit {
  url: string;
  title: string;
  data: unknown;
  /** Navigation state that the visitor comes with. */
  state?: unknown;
  /** Addresses that the visitor was at before. */
  before?: string[];
}

/** Shows a page of the section as the frame would, on a device that has kept nothing. */
export function visit(page: ReactNode, { url, title, data, state, before = [] }: Visit): void {
  onTestFinished(() => {
    cleanup();
    savedForgotten();
  });
  const shown: Page = {
    document: { url, type: 'page', title, summary: 'x', date: null, updated: null, image: null, index: true },
    data,
  };
  render(
    <MemoryRouter initialEntries={[...before, { pathname: url, state }]}>
      <PageContext value={fulfilled(shown)}>{page}</PageContext>
      <Address />
    </MemoryRouter>,
  );
}

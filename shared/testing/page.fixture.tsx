import { PageContext, providePages } from '@roe/shared/frame';
import { fulfilled } from '@roe/shared/settled';
import { usePreferences } from '@roe/shared/state/preferences';
import { savedForgotten } from '@roe/shared/state/saved';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { PageDocument } from '../src/contract/contract.ts';
import { pageDocument } from './document.fixture.ts';

/** What the tab has seen; the last one is shown. */
export type Visited = (string | { pathname: string; state: unknown })[];

interface PageInTest<Data> {
  /** The page's own address. */
  url: string;
  /** Its headline; its address where none is given. */
  title?: string;
  data: Data;
  visited?: Visited;
  /** Titles of the other pages of the site, by address. */
  others?: Record<string, string>;
}

/**
 * Shows a page with its data, as the shell does; below it stand the address and a step back. When the test ends all of it goes, and so
 * does what the page kept.
 */
export function showPage<Data>(
  page: ReactNode,
  { url, title = url, data, visited = [url], others }: PageInTest<Data>,
): void {
  onTestFinished(() => {
    cleanup();
    savedForgotten();
    usePreferences.setState(usePreferences.getInitialState());
    providePages(async () => null);
  });
  if (others) providePages(async (path) => pageIn(others, path));
  render(
    <MemoryRouter initialEntries={visited}>
      <PageContext value={fulfilled({ document: pageDocument({ url, title }), data })}>{page}</PageContext>
      <Address />
    </MemoryRouter>,
  );
}

const pageIn = (titles: Record<string, string>, url: string): PageDocument | null =>
  titles[url] === undefined ? null : pageDocument({ url, title: titles[url] });

/** The address, with what stands behind the path. */
export const address = (): string => document.querySelector('[data-testid="address"]')?.textContent ?? '';

function Address() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <span data-testid="address" data-state={JSON.stringify(state)}>
        {pathname + search + hash}
      </span>
      <button type="button" onClick={() => navigate(-1)}>
        Step back
      </button>
    </>
  );
}

import type { Page } from '@roe/shared/contract';
import { PageContext } from '@roe/shared/frame';
import { fulfilled } from '@roe/shared/settled';
import { savedForgotten } from '@roe/shared/state/saved';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { onTestFinished } from 'vitest';

/** What the tab has seen; the last one is shown. */
export type Visited = (string | { pathname: string; state: unknown })[];

interface Shown {
  /** The page's own address. */
  url: string;
  title: string;
  data: unknown;
  visited?: Visited;
}

/** For tests: shows a page with its data, as the frame does; below it stand the address and a step back. */
export function showPage(page: ReactNode, { url, title, data, visited = [url] }: Shown): void {
  onTestFinished(() => {
    cleanup();
    savedForgotten();
  });
  const document: Page['document'] = {
    url,
    type: 'page',
    title,
    summary: title,
    date: null,
    updated: null,
    image: null,
    index: true,
  };
  render(
    <MemoryRouter initialEntries={visited}>
      <PageContext value={fulfilled({ document, data })}>{page}</PageContext>
      <Address />
    </MemoryRouter>,
  );
}

function Address() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address" data-state={JSON.stringify(state)}>
        {pathname + search + hash}
      </output>
      <button type="button" onClick={() => navigate(-1)}>
        Step back
      </button>
    </>
  );
}

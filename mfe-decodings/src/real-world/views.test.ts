import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let posted: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  posted = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => posted.push(JSON.parse(String(body))));
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** The module as a new document loads it. */
async function newDocument() {
  vi.resetModules();
  return import('./views.ts');
}

const view = { subject: '/realworld/cat', event: 'view' };

test('a view is counted once in a tab, even when its page is loaded anew', async () => {
  for (let visit = 0; visit < 2; visit++) (await newDocument()).countView(view.subject);
  expect(posted).toEqual([view]);
});

test('where the tab keeps nothing a view is counted once for each document', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  for (let visit = 0; visit < 2; visit++) {
    const { countView } = await newDocument();
    countView(view.subject);
    countView(view.subject);
  }
  expect(posted).toEqual([view, view]);
});

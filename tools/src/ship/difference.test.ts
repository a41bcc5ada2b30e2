import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { differenceOf } from './difference.ts';
import { retire } from './retire.ts';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';

/** A site whose chat changed: one page has another text, one is new. The library did not. */
async function changedSite(): Promise<Store> {
  const store = emptyStore();
  const shell = await addShell(store);
  const library = await addSection(store, 'library', { pages: { '/library': '<p>Read</p>' } });
  const pages = { '/chat': '<p>Ask</p>', '/chat/how': '<p>How</p>' };
  await makeLive(store, shell, library, await addSection(store, 'chat', { pages }));
  const changed = { ...pages, '/chat': '<p>Ask anew</p>', '/chat/why': '<p>Why</p>' };
  await makeLive(store, shell, await addSection(store, 'chat', { pages: changed, missing: {} }));
  return store;
}

const versionIn = (store: Store, revision: number): string =>
  JSON.parse(store.read(`revisions/${revision}.json`)).registry.sections.chat.version;

test('the parts that differ are named, with their pages and the files of their versions', async () => {
  const store = await changedSite();
  const [difference, ...others] = differenceOf(store, 1, 2);
  expect(others).toEqual([]);
  expect(difference).toMatchObject({ part: 'chat', from: versionIn(store, 1), to: versionIn(store, 2) });
  expect(difference?.pages).toMatchObject({ added: ['/chat/why'], removed: [] });
  expect(difference?.pages.changed).toContain('/chat');
  const { entry } = liveRegistry(store).sections['chat'] ?? {};
  expect(difference?.files.added[entry?.url.slice(1) ?? '']).toBeGreaterThan(100);
  expect(Object.keys(difference?.files.removed ?? {})).not.toContain(entry?.url.slice(1));
});

test('the other way round, what came has gone', async () => {
  const store = await changedSite();
  const [there] = differenceOf(store, 1, 2);
  const [back] = differenceOf(store, 2, 1);
  expect(back?.pages).toEqual({ added: [], removed: ['/chat/why'], changed: there?.pages.changed });
  expect(back?.files).toEqual({ added: there?.files.removed, removed: there?.files.added });
});

test('a section that was taken away is not there, and where only the shell changed its pages have', async () => {
  const store = await changedSite();
  await retire(store, 'chat', '/library');
  expect(differenceOf(store, 2, 3)).toMatchObject([
    { part: 'chat', to: null, pages: { added: [], removed: ['/chat', '/chat/how', '/chat/why'] } },
  ]);
  await makeLive(store, await addShell(store, { footer: '<p>New</p>' }));
  const [shell, library] = differenceOf(store, 3, 4);
  expect(shell?.part).toBe('shell');
  expect(library).toMatchObject({
    part: 'library',
    pages: { changed: ['/library'] },
    files: { added: {}, removed: {} },
  });
  expect(library?.from).toBe(library?.to);
});

test.each([9, Number.NaN])('revision %d, which the store does not hold, is refused', async (revision) => {
  const store = await changedSite();
  expect(() => differenceOf(store, revision, 2)).toThrow(
    `Expected a revision that the store holds, one of 1, 2; received ${revision}.`,
  );
});

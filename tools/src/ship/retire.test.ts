import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { retire } from './retire.ts';
import { changedParts } from './shipped-inputs.ts';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';

/** A site with a shell, a library and a journal, which has an entry in the menu and no folder in the project. */
async function siteWithJournal(
  libraryText = '<p>Read</p>',
): Promise<{ store: Store; bringBack: () => Promise<unknown> }> {
  const store = emptyStore();
  const shell = await addShell(store);
  const journal = await addSection(store, 'journal', {
    pages: { '/journal': '<p>Today</p>', '/journal/om': '<p>Om</p>' },
    nav: [{ label: 'Journal', href: '/journal', order: 1 }],
    redirects: { '/diary': '/journal' },
  });
  await makeLive(store, shell, journal, await addSection(store, 'library', { pages: { '/library': libraryText } }));
  return { store, bringBack: () => makeLive(store, shell, journal) };
}

const addresses = ['/journal', '/journal/om', '/diary'];

test('a retired section is gone from registry, menu and sitemap, and its addresses lead to the heir', async () => {
  const { store } = await siteWithJournal();
  const { rendered } = await retire(store, 'journal', '/library');
  const { sections, retired, files } = liveRegistry(store);
  expect(Object.keys(sections)).toEqual(['library']);
  expect(retired).toEqual({ journal: { addresses, heir: '/library' } });
  expect(rendered).toEqual(['/library']); // the menu stands on it
  expect(store.read('site/files', files['/sitemap.xml'] ?? '')).not.toContain('/journal');
});

test('without an heir its addresses are gone', async () => {
  const { store } = await siteWithJournal();
  await retire(store, 'journal', null);
  expect(liveRegistry(store).retired).toEqual({ journal: { addresses, heir: null } });
});

test('links to a section that is retired need an heir', async () => {
  const { store } = await siteWithJournal('<a href="/journal/om">Om</a>');
  await expect(retire(store, 'journal', null)).rejects.toThrow(
    '/library: expected links to pages, received "/journal/om", which is none',
  );
  await retire(store, 'journal', '/library');
});

test('links of pages that stay as they are count too', async () => {
  const store = emptyStore();
  const chat = await addSection(store, 'chat', { pages: { '/chat': '<p>Ask</p>' } });
  const library = await addSection(store, 'library', { pages: { '/library': '<a href="/chat">Ask</a>' } });
  await makeLive(store, await addShell(store), chat, library);
  await expect(retire(store, 'chat', null)).rejects.toThrow('/library: expected links to pages, received "/chat"');
});

test('the heir must be a page, also after the ships that follow', async () => {
  const { store } = await siteWithJournal();
  await expect(retire(store, 'journal', '/diary')).rejects.toThrow(
    'The heir of journal: expected a page, received "/diary", which is none',
  );
  await retire(store, 'journal', '/library');
  await expect(retire(store, 'library', null)).rejects.toThrow('The heir of journal: expected a page');
});

test('a retired section stays so until it is shipped by its name', async () => {
  const { store, bringBack } = await siteWithJournal();
  expect(Object.keys(changedParts(store, ['journal', 'library']))).toEqual(['journal', 'library']);
  await retire(store, 'journal', '/library');
  expect(Object.keys(changedParts(store, ['journal', 'library']))).toEqual(['library']);
  await bringBack();
  expect(liveRegistry(store).sections['journal']).toBeDefined();
  expect(liveRegistry(store).retired).toBeUndefined();
});

test('what is not live cannot be retired', async () => {
  const { store } = await siteWithJournal();
  await expect(retire(store, 'audio', null)).rejects.toThrow('Expected a section that is live, received "audio".');
});

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { rollBack, rollBackTo } from './rollback.ts';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';
import { verify } from './verify.ts';

async function twoVersions(): Promise<Store> {
  const store = emptyStore();
  const shell = await addShell(store);
  await makeLive(store, shell, await addSection(store, 'chat', { pages: { '/chat': '<p>Ask</p>' } }));
  await makeLive(store, shell, await addSection(store, 'chat', { pages: { '/chat': `<p>Ask anew</p>`.repeat(40) } }));
  return store;
}

const filesOf = (store: Store): string[] =>
  readdirSync(store.at(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(store.at(), path.join(entry.parentPath, entry.name)));

test('a whole store has no error', async () => {
  const { revision, files, findings } = await verify(await twoVersions());
  expect(findings).toEqual([]);
  expect(revision).toBe(2);
  expect(files).toBeGreaterThan(15);
});

test('a revision that gateways do not get is named, and the next ship makes it live', async () => {
  const store = await twoVersions();
  const newest = store.read('registry.json');
  store.write('registry.json', JSON.stringify(JSON.parse(store.read('revisions/1.json')).registry));
  expect((await verify(store)).findings).toEqual([
    {
      of: 'registry.json',
      errors: ['registry.json: expected revision 2, which was shipped last, received 1'],
      remedy: 'The next ship makes it live, or npm start.',
    },
  ]);
  expect(await rollBackTo(store, 2)).toMatchObject({ revision: 2, isNew: false });
  expect(store.read('registry.json')).toBe(newest);
});

test('every file that the live site or an open tab needs is missed when it is left empty, with what mends it', async () => {
  const store = await twoVersions();
  const map = liveRegistry(store).sections['chat']?.pages ?? '';
  const named = store.read('registry.json') + store.read('pages/maps', map);
  const isNeeded = (file: string) =>
    /^(shell|sections)\//.test(file) ||
    (/^(site|pages)\//.test(file) && named.includes(path.basename(file).replace(/\.(br|gz)$/, '')));
  const silent: string[] = [];
  for (const file of filesOf(store).filter(isNeeded)) {
    const bytes = readFileSync(store.at(file));
    writeFileSync(store.at(file), '');
    const { findings } = await verify(store);
    if (!findings.some(({ errors, remedy }) => remedy && errors.some((error) => error.includes(file))))
      silent.push(file);
    writeFileSync(store.at(file), bytes);
  }
  expect(silent).toEqual([]);
});

test('a page that is gone is named with what renders it again', async () => {
  const store = await twoVersions();
  const { pages } = JSON.parse(store.read('pages/maps', liveRegistry(store).sections['chat']?.pages ?? ''));
  const file = `pages/${pages['/chat'].slice(0, 2)}/${pages['/chat']}`;
  rmSync(store.at(file));
  expect((await verify(store)).findings).toEqual([
    {
      of: 'pages of chat',
      errors: [`${file}: expected a file, found none`],
      remedy: 'npm run ship -- chat writes it again.',
    },
  ]);
});

test('a version whose code is broken in the store does not go live', async () => {
  const store = await twoVersions();
  const [older = ''] = Object.values(liveRegistry(store).sections['chat']?.older ?? {});
  const { entry } = JSON.parse(store.read(`sections/chat/versions/${older}.json`));
  writeFileSync(store.at(entry.url), '');
  await expect(rollBack(store, 'chat')).rejects.toThrow(
    `${entry.url.slice(1)}: expected the bytes that it was added with, received none`,
  );
  expect(liveRegistry(store).revision).toBe(2);
});

test('a page that was left empty is rendered again by the next ship that shows it', async () => {
  const store = await twoVersions();
  await rollBack(store, 'chat');
  for (const file of filesOf(store).filter((file) => /^pages\/..\//.test(file))) writeFileSync(store.at(file), '');
  const { rendered } = await rollBack(store, 'chat');
  expect(rendered).toEqual(['/chat']);
});

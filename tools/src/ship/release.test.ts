import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { historyOf } from './history.ts';
import { release } from './release.ts';
import { releaseOf } from './section-release.ts';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';

test('of two ships at once one goes live, where the lock did not keep them apart; the other says so', async () => {
  const store = emptyStore();
  const shell = await addShell(store);
  await makeLive(store, shell);
  const chat = await addSection(store, 'chat', { pages: { '/chat': '<p>Ask</p>' } });
  const library = await addSection(store, 'library', { pages: { '/library': '<p>Read</p>' } });

  const late = release(store, 'ship chat', async (live) => {
    if (!live) throw new Error('the fixture has an error');
    rmSync(store.at('ship.lock'));
    await makeLive(store, shell, library);
    return { draft: { ...live, sections: { chat: releaseOf(store, chat, undefined) } }, versions: [chat] };
  });

  await expect(late).rejects.toThrow(
    'Somebody else made revision 2 live meanwhile, so nothing was published. Ship again.',
  );
  expect(Object.keys(liveRegistry(store).sections)).toEqual(['library']);
  expect(JSON.parse(readFileSync(store.at('registry.json'), 'utf8'))).toEqual(liveRegistry(store));
  expect(historyOf(store).map(({ action }) => action)).toEqual(['ship', 'ship']);
  await makeLive(store, shell, chat);
  expect(Object.keys(liveRegistry(store).sections)).toEqual(['chat', 'library']);
});

import { expect, test } from 'vitest';
import { historyOf, shippedPart, versionsOf } from './history.ts';
import { retire } from './retire.ts';
import { rollBack, rollBackTo } from './rollback.ts';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';

const chatPages = { '/chat': '<p>Ask</p>' };
const libraryPages = { '/library': '<p>Read</p>' };

test('after a shell and its sections moved to another contract, a revision comes back as a whole, without a build', async () => {
  const store = emptyStore();
  const [chat, library] = [
    await addSection(store, 'chat', { pages: chatPages }),
    await addSection(store, 'library', { pages: libraryPages }),
  ];
  await makeLive(store, await addShell(store), chat, library);
  const before = versionsOf(liveRegistry(store));
  const second = { contract: '2.0.0' };
  const chat2 = await addSection(store, 'chat', { ...second, pages: chatPages });
  await makeLive(
    store,
    await addShell(store, second),
    chat2,
    await addSection(store, 'library', { ...second, pages: libraryPages }),
  );

  for (const part of ['shell', 'chat'])
    await expect(rollBack(store, part)).rejects.toThrow('expected a contract that the shell');
  expect(await rollBackTo(store, 1)).toEqual({ revision: 3, isNew: true, rendered: [], tried: [] });
  expect(versionsOf(liveRegistry(store))).toEqual(before);
  expect(liveRegistry(store).sections['chat']?.older).toEqual({ [chat2.code]: chat2.version }); // open tabs may run it
  expect(historyOf(store).at(-1)).toMatchObject({ revision: 3, action: 'rollback --revision 1', versions: before });
});

test('what was not there in a revision goes away, what was retired since comes back, and what was retired then is so again', async () => {
  const store = emptyStore();
  const shell = await addShell(store);
  const chat = await addSection(store, 'chat', { pages: chatPages });
  await makeLive(store, shell, chat, await addSection(store, 'library', { pages: libraryPages }));
  await retire(store, 'chat', '/library');
  await makeLive(store, shell, chat, await addSection(store, 'audio', { pages: { '/audio': '<p>Hear</p>' } }));

  await rollBackTo(store, 2);
  expect(Object.keys(liveRegistry(store).sections)).toEqual(['library']);
  expect(liveRegistry(store).retired).toEqual({ chat: { addresses: ['/chat'], heir: '/library' } });

  await rollBackTo(store, 1);
  expect(Object.keys(liveRegistry(store).sections)).toEqual(['chat', 'library']);
  expect(liveRegistry(store).retired).toBeUndefined();
});

test('a revision that never was is refused', async () => {
  const store = emptyStore();
  await makeLive(store, await addShell(store));
  await expect(rollBackTo(store, 7)).rejects.toThrow('Expected a revision that the store holds, up to 1; received 7.');
});

test('a section rolled back to before its first version is not there, and rolled back again it is', async () => {
  const store = emptyStore();
  const shell = await addShell(store);
  await makeLive(store, shell, await addSection(store, 'library', { pages: libraryPages }));
  await makeLive(store, shell, await addSection(store, 'chat', { pages: chatPages }));

  await rollBack(store, 'chat');
  expect(Object.keys(liveRegistry(store).sections)).toEqual(['library']);
  expect(shippedPart(store, 'mfe-chat')).toBe('chat');
  await rollBack(store, 'chat');
  expect(Object.keys(liveRegistry(store).sections)).toEqual(['chat', 'library']);
});

test('a section that was there from the first revision on has nothing to go back to', async () => {
  const store = emptyStore();
  await makeLive(store, await addShell(store), await addSection(store, 'chat', { pages: chatPages }));
  await expect(rollBack(store, 'chat')).rejects.toThrow('chat has had no other version than 1.0.0-');
});

test('a version that the store does not hold is refused, and so is a part that it never had', async () => {
  const store = emptyStore();
  await makeLive(store, await addShell(store), await addSection(store, 'chat', { pages: chatPages }));
  await expect(rollBack(store, 'chat', '1.0.0-x')).rejects.toThrow('The store holds no version "1.0.0-x" of chat.');
  expect(() => shippedPart(store, 'chatt')).toThrow('Expected one of shell, chat; received "chatt".');
});

import { makeKey } from '@roe/gateway/signing-fixture';
import { signatureOf } from '@roe/shared/contract/signature';
import { expect, test } from 'vitest';
import { openStore, type Store } from '../store/store.ts';
import { historyOf } from './history.ts';
import { rollBackTo } from './rollback.ts';
import { signLive } from './sign.ts';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';
import { verify } from './verify.ts';

type Key = ReturnType<typeof makeKey>;

/** The same store, as somebody opens it who has this key and knows those of others. */
const openedBy = (store: Store, key: Key, ...others: Key[]): Store =>
  openStore(store.at(), () => ({ ...key, trusted: [key, ...others].map(({ publicKey }) => publicKey) }));

const publicKeys = (...keys: Key[]): string[] => keys.map(({ publicKey }) => publicKey);

/** A site that one of these made live, the first, and whose shell knows all. */
async function siteOf(...keys: [Key, ...Key[]]): Promise<Store> {
  const store = openedBy(emptyStore(), ...keys);
  await makeLive(store, await addShell(store, { keys: publicKeys(...keys) }));
  return store;
}

const shipChat = async (store: Store, text = 'Ask') =>
  makeLive(
    store,
    await addShell(store, { keys: liveRegistry(store).keys ?? [] }),
    await addSection(store, 'chat', { pages: { '/chat': `<p>${text}</p>` } }),
  );

test('what goes live is signed, and its file and the copy for the gateways hold the same bytes', async () => {
  const key = makeKey();
  const store = await siteOf(key);
  await shipChat(store);
  const copy = store.read('registry.json');
  expect(store.read('revisions/2.json').endsWith(`"registry":${copy}}`)).toBe(true);
  const { signed = '' } = signatureOf(copy) ?? {};
  expect(key.sign(signed)).toBe(copy);
  expect(JSON.parse(signed)).toEqual(liveRegistry(store));
  expect(liveRegistry(store).keys).toEqual(publicKeys(key));
});

test('two whose keys the shell knows ship after one another', async () => {
  const [maya, noor] = [makeKey(), makeKey()];
  const store = await siteOf(maya, noor);
  await shipChat(openedBy(store, noor, maya));
  expect(await shipChat(openedBy(store, maya, noor), 'Ask anew')).toMatchObject({ revision: 3 });
});

test('whose key the live shell does not know can make nothing live', async () => {
  const [maya, stranger] = [makeKey(), makeKey()];
  const store = await siteOf(maya);
  const { version } = liveRegistry(store).shell;
  await expect(shipChat(openedBy(store, stranger, maya))).rejects.toThrow(
    `shell ${version}: expected one of the keys that it knows (${maya.publicKey}), received ${stranger.publicKey}. Name the file of one in SHIP_KEY`,
  );
  expect(liveRegistry(store).revision).toBe(1);
});

test('who would lock themselves out with a shell is told so before', async () => {
  const [maya, noor] = [makeKey(), makeKey()];
  const store = await siteOf(maya);
  const other = await addShell(store, { keys: publicKeys(noor) });
  await expect(makeLive(store, other)).rejects.toThrow(
    `shell ${other.version}: expected one of the keys that it knows`,
  );
});

test.each([
  ['was changed', (text: string) => text.replace('https://roe.example', 'https://else.example'), 'or over other bytes'],
  ['lost its signature', (text: string) => text.replace(/,"signature".*/, '}'), 'received none'],
])('on a registry that %s nobody builds, until somebody who may has signed it', async (_, change, reason) => {
  const store = await siteOf(makeKey());
  store.write('registry.json', change(store.read('registry.json')));
  await expect(shipChat(store)).rejects.toThrow(reason);
  await expect(rollBackTo(store, 1)).rejects.toThrow('If it is right, sign it: npm run ship -- sign.');
  expect((await verify(store)).findings).toMatchObject([{ errors: [expect.stringContaining(reason)] }]);
  await signLive(store);
  expect((await verify(store)).findings).toEqual([]);
  expect(historyOf(store).at(-1)).toMatchObject({ revision: 2, action: 'sign' });
  expect(await shipChat(store)).toMatchObject({ revision: 3 });
});

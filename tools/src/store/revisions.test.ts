import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@roe/shared/contract';
import { expect, onTestFinished, test } from 'vitest';
import { addRevision, publishNewest, revisionNumbers, unpublished } from './revisions.ts';
import { openStore, type Store } from './store.ts';

function emptyStore(): Store {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-revisions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return openStore(path.join(folder, 'site'));
}

const registryOf = (revision: number): Registry => ({
  revision,
  site: 'https://roe.example',
  shell: { version: `1.0.${revision}-x`, contract: '1.0.0' },
  files: {},
  sections: {},
});

const shipment = { at: '2025-03-01T12:00:00.000Z', by: 'somebody', commit: null, dirty: null, action: 'ship shell' };

/** Makes revisions live, one after the other. */
function storeWith(revisions: number): Store {
  const store = emptyStore();
  for (let revision = 1; revision <= revisions; revision++)
    addRevision(store, store.registry(), shipment, registryOf(revision));
  return store;
}

/** A process that makes revisions when it is told to begin. */
async function writer(store: Store, environment: Record<string, string>): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'writer.fixture.ts'), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: { ...process.env, FOLDER: store.at(), ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

const copyOf = (store: Store): unknown => JSON.parse(store.read('registry.json'));

const sentence = (revision: number, copied: number | string): string =>
  `registry.json: expected revision ${revision}, which was shipped last, received ${copied}`;

test('a revision is a file with who made it, and what gateways read is a copy of it', () => {
  const store = storeWith(2);
  expect(JSON.parse(store.read('revisions/2.json'))).toEqual({ ...shipment, registry: registryOf(2) });
  expect(copyOf(store)).toEqual(registryOf(2));
  expect(store.registry()).toEqual(registryOf(2));
  expect(readdirSync(store.at(), { recursive: true }).sort()).toEqual([
    'registry.json',
    'revisions',
    path.join('revisions', '1.json'),
    path.join('revisions', '2.json'),
  ]);
});

test('who starts from a revision that is not the newest any more makes none', () => {
  const store = storeWith(1);
  const base = store.registry();
  addRevision(store, base, shipment, registryOf(2));
  const late = () => addRevision(store, base, { ...shipment, by: 'another' }, registryOf(2));
  expect(late).toThrow('Somebody else made revision 2 live meanwhile, so nothing was published. Ship again.');
  rmSync(store.at('revisions/2.json'));
  expect(late).toThrow('Somebody else made revision 2 live meanwhile');
  expect(copyOf(store)).toEqual(registryOf(2));
});

test('of processes that make revisions at once and wait for nobody, one makes each, and none is lost', async () => {
  const store = emptyStore();
  const revisions = 60;
  const writers = await Promise.all(
    ['one', 'two', 'three'].map(async (name) => ({
      name,
      child: await writer(store, { NAME: name, REVISIONS: String(revisions) }),
    })),
  );
  const reports = await Promise.all(
    writers.map(async ({ name, child }) => {
      const reported = once(child, 'message');
      child.send('begin');
      const [{ made, lost }] = (await reported) as [{ made: number[]; lost: number }];
      return { name, made, lost };
    }),
  );
  expect(reports.filter(({ lost }) => lost > 0).length).toBeGreaterThanOrEqual(2); // all three began from nothing
  const all = Array.from({ length: revisions }, (_, index) => index + 1);
  expect(revisionNumbers(store)).toEqual(all);
  expect(reports.flatMap(({ made }) => made).sort((a, b) => a - b)).toEqual(all);
  for (const { name, made } of reports)
    for (const number of made) expect(JSON.parse(store.read(`revisions/${number}.json`)).by).toBe(name);
  expect(copyOf(store)).toMatchObject({ revision: revisions });
  expect(unpublished(store)).toBeUndefined();
});

test.each([
  { dies: 'before link', newest: 2, copied: 2 },
  { dies: 'after link', newest: 3, copied: 2 },
  { dies: 'before rename', newest: 3, copied: 2 },
  { dies: 'after rename', newest: 3, copied: 3 },
])(
  'a process killed $dies leaves whole registries, and the next ship goes on from the newest',
  async ({ dies, newest, copied }) => {
    const store = storeWith(2);
    const child = await writer(store, { DIES: dies, REVISIONS: '3' });
    const ended = once(child, 'exit');
    child.send('begin');
    expect(await ended).toEqual([null, 'SIGKILL']);

    expect(store.registry()).toMatchObject({ revision: newest });
    expect(copyOf(store)).toMatchObject({ revision: copied });
    expect(unpublished(store)?.error).toBe(newest > copied ? sentence(newest, copied) : undefined);

    publishNewest(store);
    expect(copyOf(store)).toEqual(store.registry());
    addRevision(store, store.registry(), shipment, registryOf(newest + 1));
    expect(copyOf(store)).toEqual(registryOf(newest + 1));
  },
);

test.each(['', '{"revision":2,"si'])(
  'a copy that a loss of power left as %j is made whole from the revision',
  (text) => {
    const store = storeWith(2);
    writeFileSync(store.at('registry.json'), text);
    writeFileSync(store.at('registry.json.5f3c.new'), '');
    writeFileSync(store.at('revisions/3.json.5f3c.new'), '{"at":"2025');
    expect(store.registry()).toEqual(registryOf(2));
    expect(unpublished(store)?.error).toBe(sentence(2, 'none that can be read'));
    publishNewest(store);
    expect(copyOf(store)).toEqual(registryOf(2));
  },
);

test('a store that is older than the files of revisions goes on from its registry', () => {
  const store = emptyStore();
  store.write('registry.json', JSON.stringify(registryOf(7)));
  publishNewest(store);
  expect(store.registry()).toEqual(registryOf(7));
  addRevision(store, store.registry(), shipment, registryOf(8));
  expect(revisionNumbers(store)).toEqual([8]);
  expect(copyOf(store)).toEqual(registryOf(8));
});

test('a registry that older tools made live after the newest revision counts', () => {
  const store = storeWith(2);
  store.write('registry.json', JSON.stringify(registryOf(3)));
  publishNewest(store);
  expect(store.registry()).toEqual(registryOf(3));
  addRevision(store, store.registry(), shipment, registryOf(4));
  expect(revisionNumbers(store)).toEqual([1, 2, 4]);
});

test('earlier revisions may be deleted', () => {
  const store = storeWith(3);
  rmSync(store.at('revisions/1.json'));
  addRevision(store, store.registry(), shipment, registryOf(4));
  expect(store.registry()).toEqual(registryOf(4));
});

test('a malformed revision stops with file, field, expected and received', () => {
  const store = storeWith(1);
  store.write('revisions/2.json', JSON.stringify({ ...shipment, registry: { ...registryOf(2), revision: 0 } }));
  expect(() => store.registry()).toThrow(
    `${store.at('revisions/2.json')}: field "registry.revision": expected at least 1, received 0`,
  );
});

import { rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { ShellVersion } from '@roe/shared/contract';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { root } from '../workspace.ts';
import { checkoutAt } from './checkout.ts';
import { historyOf } from './history.ts';
import { rollBack, rollBackTo } from './rollback.ts';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';

async function shippedShell(store: Store): Promise<ShellVersion> {
  const shell = await addShell(store);
  await makeLive(store, shell);
  return shell;
}

test('the history says who shipped a revision, when, and from what', async () => {
  const store = emptyStore();
  const { version } = await shippedShell(store);
  const checkout = checkoutAt(root);
  expect(historyOf(store)).toEqual([
    {
      revision: 1,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      by: userInfo().username,
      commit: checkout?.commit ?? null,
      dirty: checkout?.isDirty ?? null,
      action: 'ship',
      versions: { shell: version },
    },
  ]);
});

test('a store that is older than the files of revisions keeps its history, and goes back to it', async () => {
  const store = emptyStore();
  const shell = await shippedShell(store);
  const first = await addSection(store, 'chat', { pages: { '/chat': '<p>Ask</p>' } });
  await makeLive(store, shell, first);
  const lines = historyOf(store).map((entry) => JSON.stringify(entry));
  store.write('history.jsonl', `${lines.join('\n')}\n{"revision":2,"ver\n`); // a full disk cut one off
  for (const number of [1, 2]) rmSync(store.at(`revisions/${number}.json`));

  await makeLive(store, shell, await addSection(store, 'chat', { pages: { '/chat': '<p>Ask anew</p>' } }));
  expect(historyOf(store).map(({ revision }) => revision)).toEqual([1, 2, 3]);
  await rollBack(store, 'chat');
  expect(liveRegistry(store).sections['chat']?.version).toBe(first.version);
  await rollBackTo(store, 1);
  expect(liveRegistry(store)).toMatchObject({ revision: 5, sections: {} });
});

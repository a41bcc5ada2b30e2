import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openClient } from './client.ts';
import { stallsAfter, startUpstream } from './upstream.fixture.ts';

setFlagsFromString('--expose-gc');
const tidyUp: () => void = runInNewContext('gc');

test('who leaves ends the provider’s work, also where memory was tidied up in between', async () => {
  const upstream = await startUpstream(stallsAfter('Oil rises.'));
  const client = openClient({ id: 'openai', base: upstream.url, key: 'k', fields: [] });
  const leaving = new AbortController();
  const chunks = await client.chat.completions.create(
    { model: 'm', messages: [], stream: true },
    { signal: leaving.signal },
  );
  const reader = chunks[Symbol.asyncIterator]();
  await reader.next();
  for (let round = 0; round < 3; round++) {
    await pause(20); // what nobody holds is known after a turn
    tidyUp();
  }
  const closed = upstream.nextClosed();
  leaving.abort();
  expect(await closed).toBe(false);
});

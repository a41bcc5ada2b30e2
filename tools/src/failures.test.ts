import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failuresIn } from '@roe/gateway/failures';
import { openDatabase } from '@roe/gateway/storage';
import { expect, onTestFinished, test } from 'vitest';
import { failuresTable } from './failures.ts';

test('what failed at visitors is printed as a table, the latest day first, while the gateway has the database open', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-failures-'));
  const settings = { DATA_DIR: folder };
  const now = new Date('2025-03-05T12:00Z');
  const database = await openDatabase(settings, () => {});
  onTestFinished(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true });
  });
  expect(await failuresTable(settings, now)).toBe('No failure was counted in the last 30 days.');
  const failures = failuresIn(database);
  const chat = { section: 'chat', version: '1.0.0-aaaaaaaaaa', kind: 'render' } as const;
  await failures.count({ ...chat, kind: 'load' }, new Date('2025-03-01T12:00Z'));
  for (let index = 0; index < 11; index++) await failures.count(chat, new Date('2025-03-01T12:00Z'));
  await failures.count(
    { section: 'decodings', version: '1.2.0-bbbbbbbbbb', kind: 'data' },
    new Date('2025-03-02T12:00Z'),
  );
  expect(await failuresTable(settings, now)).toBe(`Day         Part       Version           Kind    Count
2025-03-02  decodings  1.2.0-bbbbbbbbbb  data    1
2025-03-01  chat       1.0.0-aaaaaaaaaa  render  11
2025-03-01  chat       1.0.0-aaaaaaaaaa  load    1`);
});

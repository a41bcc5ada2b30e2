import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messagesIn } from '@roe/gateway/messages';
import { openDatabase } from '@roe/gateway/storage';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhileKilled } from './killed-gateway.ts';

test('a gateway that is killed while it writes keeps every acknowledged message, and none twice', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = { DATA_DIR: folder, SITE_DIR: folder };
  const acknowledged = await writeWhileKilled({ writes: 100, kills: 3 }, settings);
  const database = await openDatabase({ DATA_DIR: folder }, () => {});
  const stored = (await messagesIn(database).list()).map(({ reference, message }) => [reference, message]);
  await database.destroy();
  expect(acknowledged.size).toBe(100);
  expect(new Map(stored as [string, string][])).toEqual(acknowledged);
}, 60_000);

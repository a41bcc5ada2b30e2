import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messagesIn } from '@roe/gateway/messages';
import { openDatabase } from '@roe/gateway/storage';
import { expect, onTestFinished, test } from 'vitest';
import { messagesCommand } from './messages.ts';

/** A database that stays open, as a gateway keeps it, and the command beside it. */
async function inbox() {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-messages-'));
  const database = await openDatabase({ DATA_DIR: path.join(folder, 'data') }, () => {});
  onTestFinished(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true });
  });
  const messages = messagesIn(database);
  const store = (message: string, name = 'A reader', at = '2025-03-01T12:00:00Z') =>
    messages.store({ key: `${message}-${name}`, name, email: '', category: 'Cultural', message }, new Date(at), false);
  const run = (...words: string[]) => messagesCommand(words, { DATA_DIR: path.join(folder, 'data'), INIT_CWD: folder });
  return { folder, messages, store, run };
}

test('messages are listed, shown and deleted while the gateway has the database open', async () => {
  const { messages, store, run } = await inbox();
  const first = await store('A question\nof two lines');
  const second = await store('x'.repeat(99), '', '2025-03-02T12:00:00Z');
  expect(await run('list')).toBe(
    `${second.reference}  2025-03-02 12:00  Cultural  –  ${'x'.repeat(59)}…\n` +
      `${first.reference}  2025-03-01 12:00  Cultural  A reader  A question of two lines`,
  );
  expect(await run('show', first.reference.toLowerCase())).toContain(
    `Reference: ${first.reference}\nReceived:  2025-03-01T12:00:00.000Z\nCategory:  Cultural\nName:      A reader\nEmail:     –\n\nA question\nof two lines`,
  );
  expect(await run('delete', first.reference)).toBe(`${first.reference} is deleted.`);
  expect(await messages.list()).toEqual([second]);
  await expect(run('show', first.reference)).rejects.toThrow(
    `There is no message ${first.reference}. "npm run messages -- list" shows all.`,
  );
});

test('an exported table holds every sign, and no cell of it is a formula', async () => {
  const { folder, store, run } = await inbox();
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1'];
  for (const [index, formula] of formulas.entries())
    await store(`"${formula}", साक्षी\n=2`, formula, `2025-03-0${index + 1}`);
  await run('export', 'csv', 'messages.csv');
  const table = readFileSync(path.join(folder, 'messages.csv'), 'utf8');
  const [head, ...rows] = table.split('\r\n').filter(Boolean);
  expect(head).toBe('\uFEFF"reference","received_at","category","name","email","message"');
  expect(rows).toHaveLength(formulas.length);
  for (const [index, formula] of formulas.toReversed().entries())
    expect(rows[index]).toContain(`"Cultural","'${formula}","","""${formula}"", साक्षी\n=2"`);
});

test('an export as JSON is what was sent', async () => {
  const { store, run } = await inbox();
  const { reference } = await store('=1+1');
  expect(JSON.parse(await run('export', 'json'))).toEqual([
    {
      reference,
      received_at: '2025-03-01T12:00:00.000Z',
      category: 'Cultural',
      name: 'A reader',
      email: '',
      message: '=1+1',
    },
  ]);
});

test('a backup is a database of its own, and replaces no file', async () => {
  const { folder, store, run } = await inbox();
  await store('Words');
  const copy = path.join(folder, 'roe.sqlite');
  expect(await run('backup', 'roe.sqlite')).toBe(`Everything is copied to ${copy}.`);
  const database = await openDatabase({ DATA_DIR: folder }, () => {});
  expect(await messagesIn(database).list()).toMatchObject([{ message: 'Words' }]);
  await database.destroy();
  await expect(run('backup', 'roe.sqlite')).rejects.toThrow(`${copy}: expected a new file in a folder that is there`);
});

test('what is not understood is answered with what there is', async () => {
  const { run } = await inbox();
  await expect(run('lsit')).rejects.toThrow(/^Expected one of these, received "lsit":\nnpm run messages -- list /);
  await expect(run('show')).rejects.toThrow('Expected a reference number such as ROE-7K3M-Q2PX, received "".');
  await expect(run('export', 'xml')).rejects.toThrow('Expected "export csv" or "export json", received "xml".');
});

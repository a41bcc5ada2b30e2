import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  const store = (message: string, name = 'A reader', at = '2025-03-01T12:00:00Z', isSuspected = false) => {
    const fields = { key: `${message}-${name}`, name, email: '', category: 'Cultural', message };
    return messages.store(fields, new Date(at), false, isSuspected);
  };
  const settings = { DATA_DIR: path.join(folder, 'data'), INIT_CWD: folder };
  const run = (...words: string[]) => messagesCommand(words, settings);
  return { folder, messages, store, run, settings };
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

test('suspected messages are named apart, shown when asked for, and can be taken for a person’s', async () => {
  const { store, run, messages, settings } = await inbox();
  const { reference } = await store('An honest question', 'A reader', '2025-03-01T12:00:00Z', true);
  const hint = 'Not shown, because they look like a machine\'s: 1. "list --suspected" shows them.';
  expect(await run('list')).toBe(`There are no messages.\n${hint}`);
  const other = await store('Another', 'A reader', '2025-03-02T12:00:00Z');
  expect(await run('list')).toBe(`${other.reference}  2025-03-02 12:00  Cultural  A reader  Another\n${hint}`);
  const line = `${reference}  2025-03-01 12:00  Cultural  A reader  An honest question`;
  expect(await run('list', '--suspected')).toBe(line);
  expect(await run('show', reference)).toContain('Looks like a machine');
  expect(JSON.parse(await run('export', 'json'))).toMatchObject([{ suspected: 'no' }, { suspected: 'yes' }]);

  const forwarding = { ...settings, CONTACT_FORWARD_URL: 'https://forms.example/f' };
  expect(await messagesCommand(['release', reference.toLowerCase()], forwarding)).toBe(
    `${reference} is now among the messages.`,
  );
  expect(await messages.find(reference)).toMatchObject({ is_suspected: 0, forward_at: expect.any(String) });
  expect(await run('release', reference)).toBe(`${reference} is among the messages already.`);
  expect(await run('list')).toContain(line);
  expect(await run('list', '--suspected')).toBe('No message is suspected.');
});

test('a folder without a database is an error, and none is made in it', async () => {
  const { folder, settings } = await inbox();
  const DATA_DIR = path.join(folder, 'dta');
  await expect(messagesCommand(['list'], { ...settings, DATA_DIR })).rejects.toThrow(
    `environment: field "DATA_DIR": expected the folder in which a gateway keeps its database, received "${DATA_DIR}"; ` +
      `there is no ${path.join(DATA_DIR, 'roe.sqlite')}. Set DATA_DIR as the gateway has it, or start the gateway once: it makes the database.`,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.each([';', '\t', '|'])('no cell is a formula for a spreadsheet that parts cells at "%s"', async (separator) => {
  const { store, run } = await inbox();
  const parts = ['Please decode this', "=cmd|' /C calc'!A0", ' -2', '"@SUM(1)"', '\n +1', '＝1', 'thanks'];
  await store(parts.join(separator), `A${separator}=1`);
  const table = await run('export', 'csv');
  expect(table).toContain(`Please decode this${separator}'=cmd|`);
  const cells = table.split(/\r?\n/).flatMap((line) => line.split(separator));
  expect(cells.length).toBeGreaterThan(parts.length);
  for (const cell of cells) expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
});

test('an exported table holds every sign, and no cell of it is a formula', async () => {
  const { folder, store, run } = await inbox();
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1'];
  for (const [index, formula] of formulas.entries())
    await store(`"${formula}", साक्षी\n=2`, formula, `2025-03-0${index + 1}`);
  await run('export', 'csv', 'messages.csv');
  const table = readFileSync(path.join(folder, 'messages.csv'), 'utf8');
  const [head, ...rows] = table.split('\r\n').filter(Boolean);
  expect(head).toBe('\uFEFF"reference","received_at","category","name","email","message","suspected"');
  expect(rows).toHaveLength(formulas.length);
  for (const [index, formula] of formulas.toReversed().entries())
    expect(rows[index]).toContain(`"Cultural","'${formula}","","""${formula}"", साक्षी\n'=2","no"`);
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
      suspected: 'no',
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
  await expect(run('list', '--suspect')).rejects.toThrow(
    'Expected "list" or "list --suspected", received "list --suspect".',
  );
  await expect(run('show')).rejects.toThrow('Expected a reference number such as ROE-7K3M-Q2PX, received "".');
  await expect(run('export', 'xml')).rejects.toThrow('Expected "export csv" or "export json", received "xml".');
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportsIn } from '@roe/gateway/reports';
import { openDatabase } from '@roe/gateway/storage';
import { expect, onTestFinished, test } from 'vitest';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';
import { status } from './status.ts';

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-status-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function makeSite() {
  const store = emptyStore();
  const shell = await addShell(store);
  await makeLive(store, shell, await addSection(store, 'journal', { pages: { '/journal': '<p>Today</p>' } }));
  const { journal } = liveRegistry(store).sections;
  const since = journal?.shippedAt.slice(0, 16).replace('T', ' ') ?? '';
  return { store, shell: shell.version, journal: journal?.version ?? '', since };
}

test('what is live and what failed at visitors is one table, while the gateway has the database open', async () => {
  const { store, shell, journal, since } = await makeSite();
  const DATA_DIR = makeFolder();
  const database = await openDatabase({ DATA_DIR }, () => {});
  onTestFinished(() => database.destroy());
  const { count } = reportsIn(database);
  const now = new Date('2025-03-08T12:00Z');
  for (const [version, kind, day] of [
    [journal, 'load', '07'],
    [journal, 'load', '08'],
    ['0.9.0-old', 'render', '02'],
    ['0.8.0-old', 'render', '01'],
    ['0.7.0-old', 'data', '01'],
  ] as const)
    await count({ section: 'journal', version, kind }, new Date(`2025-03-${day}T12:00Z`));

  expect((await status(store, { DATA_DIR }, now)).split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['Revision 1 of https://roe.example, and what failed in browsers in the last 7 days'],
    [''],
    ['Part', 'Version', 'Live since', 'load', 'data', 'render', 'frame'],
    ['shell', shell, 'live', '–', '–', '–', '–'],
    ['journal', journal, since, '2', '–', '–', '–'],
    ['', '0.7.0-old', 'no longer', '–', '1', '–', '–'],
    ['', '0.8.0-old', 'no longer', '–', '–', '1', '–'],
    ['', '0.9.0-old', 'no longer', '–', '–', '1', '–'],
  ]);
});

test('where there is no database the live versions are told, and none is made', async () => {
  const { store, journal } = await makeSite();
  const DATA_DIR = makeFolder();
  const text = await status(store, { DATA_DIR });
  expect(text).toContain(`journal  ${journal}`);
  expect(text).toContain(`there is none in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL as the gateway has it.`);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test('a revision that the gateways do not have yet is told', async () => {
  const { store } = await makeSite();
  rmSync(store.at('registry.json'));
  expect(await status(store, { DATA_DIR: makeFolder() })).toContain(
    'registry.json: expected revision 1, which was shipped last, received none that can be read. The next ship makes it live, or npm start.\n\nRevision 1 of https://roe.example',
  );
});

test('a store where nothing is shipped says so', async () => {
  expect(await status(emptyStore(), { DATA_DIR: makeFolder() })).toBe('Nothing is shipped yet.');
});

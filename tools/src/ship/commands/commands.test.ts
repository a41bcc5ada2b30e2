import { rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { versionsOf } from '../history.ts';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from '../site.fixture.ts';
import { runShipCommand } from './commands.ts';

const nothing = () => {
  throw new Error('expected no store to be opened');
};

/** What a command prints. */
async function printed(written: string[], open: Parameters<typeof runShipCommand>[1] = nothing): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  await runShipCommand(written, open);
  const text = log.mock.calls.map(([line]) => line).join('\n');
  log.mockClear();
  return text;
}

const commands = ['rollback', 'retire', 'status', 'log', 'diff', 'verify', 'sign', 'key'];

test('--help lists every command with what it does', async () => {
  const text = await printed(['--help']);
  for (const name of commands)
    expect(text).toMatch(new RegExp(`^ {2}npm run ship -- ${name}.*\\n(.*\\n)* {6}\\w`, 'm'));
  expect(text).toContain('npm run ship -- <section>');
});

test.each(commands)('%s --help says how it is used, and touches nothing', async (name) => {
  const [usage = '', ...help] = (await printed([name, '--help'])).split('\n\n');
  for (const line of usage.split('\n')) expect(line).toContain(`  npm run ship -- ${name}`);
  expect(help.join('').length).toBeGreaterThan(80);
});

test('--help with a section tells of shipping it', async () => {
  expect(await printed(['chat', '--help'])).toContain('--no-smoke   without trying its pages');
});

test.each([
  [[], 'Usage:'],
  [['rollback'], 'rollback <section> [version]'],
  [['retire', '--to', '/x'], 'retire <section>'],
])('where %j is no whole command, how it is used is the error', async (written, usage) => {
  const open = () => ({ store: emptyStore(), url: 'https://roe.example' });
  await expect(runShipCommand(written, open)).rejects.toThrow(usage);
});

test('an option that a command does not have is named', async () => {
  await expect(runShipCommand(['status', '--to', '/x'], nothing)).rejects.toThrow(
    /Unknown option '--to'[\s\S]*ship -- status/,
  );
});

test('a command is done to the store, and says what came of it', async () => {
  const store = emptyStore();
  const shell = await addShell(store);
  const first = await addSection(store, 'chat', { pages: { '/chat': '<p>Ask</p>' } });
  await makeLive(store, shell, first);
  await makeLive(store, shell, await addSection(store, 'chat', { pages: { '/chat': '<p>Ask anew</p>' } }));
  const open = () => ({ store, url: 'https://roe.example' });

  expect(await printed(['rollback', 'chat'], open)).toBe('Revision 3 is live; 0 pages rendered.');
  expect(versionsOf(liveRegistry(store))).toMatchObject({ chat: first.version });
  expect(await printed(['rollback', '--revision', '3'], open)).toBe('Nothing changed; revision 3 stays live.');
  expect((await printed(['diff', '1', '2'], open)).split('\n')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^chat {2}1\.0\.0-\w+ → 1\.0\.0-\w+$/), '  ~ /chat']),
  );
  expect(await printed(['diff', '1'], open)).toBe('Revisions 1 and 3 have the same versions and pages.');
  expect(JSON.parse(await printed(['diff', '1', '3', '--json'], open))).toEqual({ from: 1, to: 3, parts: [] });
  expect(await printed(['verify'], open)).toMatch(/^Revision 3 is whole: \d+ files/);
  expect((await printed(['log', 'chat'], open)).split('\n').filter((line) => line.startsWith('1.0.0-'))).toHaveLength(
    3,
  );
});

test('verify tells programs what is wrong, and ends with 1 only then', async () => {
  onTestFinished(() => {
    process.exitCode = undefined;
  });
  const store = emptyStore();
  await makeLive(store, await addShell(store));
  const open = () => ({ store, url: 'https://roe.example' });
  expect(JSON.parse(await printed(['verify', '--json'], open))).toMatchObject({ revision: 1, findings: [] });
  expect(process.exitCode).toBeUndefined();
  rmSync(store.at('registry.json'));
  expect(JSON.parse(await printed(['verify', '--json'], open)).findings).toMatchObject([{ of: 'registry.json' }]);
  expect(process.exitCode).toBe(1);
  await expect(runShipCommand(['verify'], open)).rejects.toThrow(
    'registry.json:\n  registry.json: expected revision 1',
  );
});

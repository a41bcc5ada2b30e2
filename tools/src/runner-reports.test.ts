import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { close, outcomeOf } from './outcome.ts';
import { playwrightOutcome, vitestOutcome } from './runner-reports.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import { root } from './workspace.ts';

/** Runs a runner over one file of tests, and reads what it reports. */
const outcomeOfRun = (
  owner: string,
  words: (report: string) => string[],
  [name, text]: [string, string],
  outcomeIn: typeof vitestOutcome,
) =>
  withTemporaryFolder(async (folder) => {
    const modules = path.join(root, owner, 'node_modules');
    symlinkSync(modules, path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, name), text);
    const report = path.join(folder, 'report.json');
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const [program = '', ...args] = words(report);
    spawnSync(path.join(modules, '.bin', program), args, { cwd: folder, env });
    const { failed, ...counts } = outcomeIn(report);
    return { ...counts, failed: failed.map((line) => line.slice(line.indexOf(name))) };
  });

const runVitest = (text: string) =>
  outcomeOfRun(
    '.',
    (report) => ['vitest', 'run', '--root=.', '--reporter=json', `--outputFile=${report}`],
    ['sum.test.ts', text],
    vitestOutcome,
  );

test('of unit tests that fail the file, the name and the first line are told', async () => {
  const text = `import { expect, test } from 'vitest';
    test('one and one', () => expect(1 + 1).toBe(2));
    test('one and two', () => expect(1 + 2).toBe(2));
    test.skip('one and three', () => {});`;
  expect(await runVitest(text)).toEqual({
    passed: 1,
    failed: ['sum.test.ts: one and two: AssertionError: expected 3 to be 2 // Object.is equality'],
    skipped: 1,
  });
});

test('a file of unit tests that cannot be run is a failure with a name', async () => {
  const { failed } = await runVitest(`throw new Error('no such number');`);
  expect(failed).toEqual(['sum.test.ts: no such number']);
});

test('of journeys that fail the file, the name and the first line are told', async () => {
  const text = `import { expect, test } from '@playwright/test';
    test('to the top', () => {});
    test.describe('by night', () => test('to the sea', () => expect(1 + 2).toBe(2)));
    test.skip('to the moon', () => {});`;
  const run = () => ['playwright', 'test', '--reporter=json'];
  expect(await outcomeOfRun('e2e', run, ['walk.spec.ts', text], playwrightOutcome)).toEqual({
    passed: 1,
    failed: ['walk.spec.ts: to the sea: Error: expect(received).toBe(expected) // Object.is equality'],
    skipped: 1,
  });
});

test('the end of the log names what failed, and then counts', () => {
  const say = vi.spyOn(console, 'log').mockReturnValue();
  const { exitCode } = process;
  close([outcomeOf('types', true), outcomeOf('lint', false), { passed: 3, failed: ['a.test.ts: a'], skipped: 1 }]);
  expect(process.exitCode).toBe(1);
  process.exitCode = exitCode;
  expect(say.mock.calls.join('\n')).toBe('\n✗ lint\n✗ a.test.ts: a\n\n4 passed, 2 failed, 1 skipped');
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkoutAt, takenBack } from './checkout.ts';

const testWithGit = test.skipIf(spawnSync('git', ['--version']).status !== 0);

/** A repository, and a clone of it that lacks its last commit. */
function repositories() {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const ours = path.join(folder, 'ours');
  const theirs = path.join(folder, 'theirs');
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' });
  const commit = (text: string) => {
    writeFileSync(path.join(ours, 'text.md'), text);
    git('-C', ours, 'add', '.');
    git('-C', ours, '-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '-m', text);
  };
  git('init', ours);
  commit('first');
  git('clone', ours, theirs);
  commit('second');
  return { folder, ours, theirs };
}

const checkoutOf = (folder: string) => {
  const checkout = checkoutAt(folder);
  if (!checkout) throw new Error('the fixture has an error');
  return checkout;
};

testWithGit('a checkout knows its commit, and whether files are in none', () => {
  const { ours } = repositories();
  expect(checkoutOf(ours)).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{40}$/), isDirty: false });
  writeFileSync(path.join(ours, 'new.md'), '');
  expect(checkoutOf(ours).isDirty).toBe(true);
});

testWithGit('a folder that is no repository has no checkout', () => {
  expect(checkoutAt(tmpdir())).toBeUndefined();
});

testWithGit('a ship from a checkout that lacks the commit of what is live is warned of, for that part alone', () => {
  const { ours, theirs } = repositories();
  const line = (revision: number, commit: string, versions: Record<string, string>) => ({
    ...{ at: '2025-03-01T10:00:00.000Z', by: 'maya', dirty: false, action: 'ship' },
    ...{ revision, commit, versions },
  });
  const { commit: second } = checkoutOf(ours);
  const { commit: first } = checkoutOf(theirs);
  const history = [
    line(1, first, { shell: 's1', chat: 'c1', audio: 'a1' }),
    line(2, second, { shell: 's1', chat: 'c2', audio: 'a1' }),
    line(3, second, { shell: 's1', chat: 'c2', audio: 'a1', library: 'l1' }),
  ];
  const live = { shell: 's1', chat: 'c2', audio: 'a1' };
  expect(takenBack(history, live, ['chat', 'audio', 'questions'], checkoutOf(theirs))).toEqual([
    `chat: what is live came with revision 2, by maya, 2025-03-01, from commit ${second.slice(0, 10)}. That is not in this checkout, so what it changed may be taken back.`,
  ]);
  expect(takenBack(history, live, ['chat', 'audio'], checkoutOf(ours))).toEqual([]);
});

testWithGit('a shallow clone does not know what came before it, and warns of nothing', () => {
  const { folder, ours, theirs } = repositories();
  const shallow = path.join(folder, 'shallow');
  execFileSync('git', ['clone', '--depth', '1', `file://${ours}`, shallow], { stdio: 'ignore' });
  expect(checkoutOf(shallow).has(checkoutOf(theirs).commit)).toBe(true);
});

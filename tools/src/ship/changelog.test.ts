import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addRevision } from '../store/revisions.ts';
import { changelogOf } from './changelog.ts';
import { checkoutAt } from './checkout.ts';
import { emptyStore } from './site.fixture.ts';

const testWithGit = test.skipIf(spawnSync('git', ['--version']).status !== 0);

/** A repository to which commits are added; each gives its hash. */
function repository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-changelog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  git('init');
  const commit = (file: string, subject: string): string => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), subject);
    git('add', '.');
    git('-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '-m', subject);
    return git('rev-parse', 'HEAD').trim();
  };
  return { folder, commit };
}

/** A store into which versions of chat are shipped from commits; a version that is undefined takes it away. */
function storeOfChat() {
  const store = emptyStore();
  const ship = (version: string | undefined, commit: string | null, action = 'ship chat', dirty = false) => {
    const live = store.registry();
    const release = { ...{ id: 'chat', code: 'c0de000001', contract: '1.0.0', data: '/x/', size: 1, pages: 'x.json' } };
    const asset = { url: '/x.js', integrity: 'sha384-x' };
    const lists = {
      js: [],
      css: [],
      paths: [],
      nav: [],
      kinds: {},
      redirects: {},
      missing: {},
      requires: [],
      older: {},
    };
    addRevision(
      store,
      live,
      { at: '2025-03-01T12:00:00.000Z', by: 'maya', commit, dirty, action },
      {
        revision: (live?.revision ?? 0) + 1,
        site: 'https://roe.example',
        shell: { version: '1.0.0-s', contract: '1.0.0' },
        files: {},
        sections: version
          ? { chat: { ...release, ...lists, version, entry: asset, shippedAt: '2025-03-01T12:00:00.000Z' } }
          : {},
      },
    );
  };
  return { store, ship };
}

testWithGit('the log of a part names its versions, and the commits since the ship before that touched it', () => {
  const { folder, commit } = repository();
  const { store, ship } = storeOfChat();
  ship('1', commit('mfe-chat/a.md', 'chat: ask'));
  commit('mfe-audio/a.md', 'audio: hear');
  ship('1', commit('mfe-chat/b.md', 'chat: ask twice'), 'ship audio');
  ship('2', commit('shared/a.ts', 'shared: say less'));
  ship('1', commit('mfe-chat/c.md', 'chat: ask for more'), 'rollback chat');
  ship('3', commit('docs/a.md', 'docs: say more'), 'ship chat', true);
  ship(undefined, null, 'retire chat');
  expect(changelogOf(store, 'chat', checkoutAt(folder))).toBe(`\
taken away  2025-03-01, revision 6 by maya: retire chat
3  2025-03-01, revision 5 by maya: ship chat
  chat: ask for more
  and from files that were in no commit
1  2025-03-01, revision 4 by maya: rollback chat
2  2025-03-01, revision 3 by maya: ship chat
  shared: say less
  chat: ask twice
1  2025-03-01, revision 1 by maya: ship chat`);
});

testWithGit('commits that a checkout lacks are not guessed', () => {
  const { folder, commit } = repository();
  const { store, ship } = storeOfChat();
  ship('1', 'f'.repeat(40));
  ship('2', commit('mfe-chat/a.md', 'chat: ask'));
  const expected = `\
2  2025-03-01, revision 2 by maya: ship chat
  from commits that are not in this checkout
1  2025-03-01, revision 1 by maya: ship chat`;
  expect(changelogOf(store, 'chat', checkoutAt(folder))).toBe(expected);
  expect(changelogOf(store, 'chat', undefined)).toBe(expected);
});

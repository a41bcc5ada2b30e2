import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Registry } from '@roe/shared/contract';

const { FOLDER = '', NAME = '', DIES = '', REVISIONS = '' } = process.env;

// Where a file gets its name, the process can be ended for good: "before link", "after rename".
const [when, call] = DIES.split(' ');
const end = () => process.kill(process.pid, 'SIGKILL');
if (call === 'link') fs.linkSync = ending(fs.linkSync);
if (call === 'rename') fs.renameSync = ending(fs.renameSync);
syncBuiltinESMExports();

function ending<Arguments extends unknown[]>(act: (...all: Arguments) => void): (...all: Arguments) => void {
  return (...all) => {
    if (when === 'before') end();
    act(...all);
    end();
  };
}

const { addRevision } = await import('./revisions.ts');
const { openStore } = await import('./store.ts');
const store = openStore(FOLDER);

/** The registry after this one. */
const following = (live: Registry | undefined): Registry => ({
  site: 'https://roe.example',
  shell: { version: '1.0.0-x', contract: '1.0.0' },
  files: {},
  sections: {},
  ...live,
  revision: (live?.revision ?? 0) + 1,
});

// Waits for nobody: makes revisions until there are so many, and says which it made and how often another was faster.
const made: number[] = [];
let lost = 0;
const first = store.registry();
process.send?.('ready');
process.once('message', () => {
  for (let live = first; (live?.revision ?? 0) < Number(REVISIONS); live = store.registry()) {
    const next = following(live);
    try {
      addRevision(store, live, { at: '', by: NAME, commit: null, dirty: null, action: 'ship' }, next);
      made.push(next.revision);
    } catch (error) {
      if (!(error as Error).message.includes('Ship again')) throw error;
      lost++;
    }
  }
  process.send?.({ made, lost });
  process.disconnect();
});

import { rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CODE, makeStore, OLDER_CODE } from '../store.fixture.ts';
import { followSite } from './follow-site.ts';

const personaSchema = v.object({ words: v.string() });

/** Follows the fixture's store; `persona` reads as the gateway's features do. */
function follow() {
  const store = makeStore();
  store.publish();
  const clock = { now: 0 };
  const site = followSite(store.folder, { now: () => clock.now, log: () => {} });
  const read = (id: string, name: string) => site()?.privateFile(id, name, personaSchema);
  const publish = (revision: number, changes: Partial<typeof store.release>) => {
    store.publish({ revision, sections: { decodings: { ...store.release, ...changes } } });
    clock.now += 1000;
  };
  const rm = (name: string) => rmSync(path.join(store.folder, 'sections/decodings/private', name));
  return { ...store, read, persona: () => read('decodings', 'persona'), publish, rm };
}

const older = { version: '1.0.0-old', code: OLDER_CODE, older: { [CODE]: '1.0.0-new' } };

test('a private file is that of the live version, after a rollback and a ship too', async () => {
  const { persona, publish } = follow();
  expect(await persona()).toEqual({ words: 'SECRET' });
  publish(2, older);
  expect(await persona()).toEqual({ words: 'SECRET of old' });
  publish(3, {});
  expect(await persona()).toEqual({ words: 'SECRET' });
});

test('a private file is read from the disk once, whichever revision names it', async () => {
  const { persona, publish, rm } = follow();
  await persona();
  rm('persona.0000000002.json');
  publish(2, {});
  expect(await persona()).toEqual({ words: 'SECRET' });
});

test('what is not there is told with its place, and what to do', async () => {
  const { read, persona, rm } = follow();
  await expect(read('chat', 'persona')).rejects.toThrow(
    'registry.json: expected the section "chat", but it is not live. Ship it.',
  );
  for (const name of ['limits', '__proto__', '../../../secret.txt'])
    await expect(read('decodings', name)).rejects.toThrow(
      `sections/decodings/versions/1.0.0-new.json: field "private": expected a file "${name}", but it names none. Ship a version of decodings that has it.`,
    );
  rm('persona.0000000002.json');
  await expect(persona()).rejects.toThrow(
    'sections/decodings/private/persona.0000000002.json: expected a file that can be read, received "ENOENT',
  );
});

test('what is not as its reader expects is told with its field', async () => {
  const { persona, write } = follow();
  write('sections/decodings/private/persona.0000000002.json', '{"words":7}');
  await expect(persona()).rejects.toThrow(
    'sections/decodings/private/persona.0000000002.json: field "words": expected string, received 7',
  );
});

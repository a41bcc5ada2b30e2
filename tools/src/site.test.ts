import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { settingsFrom } from '@roe/gateway/serve';
import { expect, onTestFinished, test } from 'vitest';
import { originAdvice, siteFrom } from './site.ts';
import { root } from './workspace.ts';

/** A store whose pages carry this origin, or an empty one. */
function storeOf(site?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-origin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const registry = { revision: 1, site, shell: { version: '1', contract: '1.0.0' }, files: {}, sections: {} };
  if (site) writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(registry));
  return folder;
}

test.each([
  ['a new store carries the default port', undefined, {}, 'http://127.0.0.1:4100'],
  ['a new store carries the port that is set', undefined, { PORT: '4811' }, 'http://127.0.0.1:4811'],
  ['a new store on any free port carries the default one', undefined, { PORT: '0' }, 'http://127.0.0.1:4100'],
  ['what is set goes before all', 'https://old.example', { SITE_URL: 'https://new.example' }, 'https://new.example'],
  ['a public origin stays', 'https://old.example', { PORT: '4811' }, 'https://old.example'],
])('%s', (_, site, environment, expected) => {
  const settings = { ...environment, SITE_DIR: storeOf(site) };
  expect(siteFrom(settings).url).toBe(expected);
  expect(siteFrom(settings, { isServed: true }).url).toBe(expected);
});

test('a store made on another port follows the port when it is served, and a ship alone leaves it', () => {
  for (const site of ['http://127.0.0.1:4100', 'http://localhost:4100', 'http://[::1]:4100']) {
    const settings = { PORT: '4811', SITE_DIR: storeOf(site) };
    expect(siteFrom(settings, { isServed: true }).url).toBe('http://127.0.0.1:4811');
    expect(siteFrom(settings).url).toBe(site);
    expect(siteFrom({ ...settings, PORT: '0' }, { isServed: true }).url).toBe(site);
  }
});

test('a store whose origin is none stops with what an origin is', () => {
  const SITE_DIR = storeOf('https://"><script>');
  expect(() => siteFrom({ SITE_DIR })).toThrow('field "site": expected an origin such as "https://example.org"');
});

test.each([
  ['this machine alone', 'http://127.0.0.1:4100', {}, false],
  ['this machine by another of its names', 'http://127.0.0.1:4100', { HOST: '::1' }, false],
  ['any free port', 'http://127.0.0.1:4100', { PORT: '0' }, false],
  ['a public origin on all addresses', 'https://roe.example', { HOST: '0.0.0.0', TRUST_PROXY: '1' }, false],
  ['a loopback origin on all addresses', 'http://127.0.0.1:4100', { HOST: '0.0.0.0' }, true],
  ['a loopback origin on all addresses of IPv6', 'http://localhost:4100', { HOST: '::' }, true],
  ['a loopback origin behind a proxy', 'http://127.0.0.1:4100', { TRUST_PROXY: '1' }, true],
  ['a loopback origin of another port', 'http://127.0.0.1:4100', { PORT: '4811' }, true],
])('%s: whether something is said', (_, site, environment, isSaid) => {
  const advice = originAdvice(site, settingsFrom(environment));
  expect(advice !== undefined).toBe(isSaid);
  if (isSaid) expect(advice).toContain(`The pages carry ${site} `);
});

test('a gateway says at its start that the pages carry an address of this machine, and that it does not serve the newest revision', async () => {
  const SITE_DIR = storeOf('http://127.0.0.1:4100');
  mkdirSync(path.join(SITE_DIR, 'revisions'));
  writeFileSync(path.join(SITE_DIR, 'revisions/2.json'), '{}');
  const gateway = spawn(process.execPath, ['tools/run.mjs', 'serve'], {
    cwd: root,
    env: { ...process.env, SITE_DIR, DATA_DIR: SITE_DIR, PORT: '0', TRUST_PROXY: '1' },
  });
  gateway.stdout.once('data', () => gateway.kill());
  const advice = await text(gateway.stderr);
  expect(advice).toContain('The pages carry http://127.0.0.1:4100 ');
  expect(advice).toContain('registry.json: expected revision 2, which was shipped last, received 1. The next ship');
}, 60_000);

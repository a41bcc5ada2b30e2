import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@roe/gateway/serve';
import { expect, onTestFinished, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { rollBack } from './rollback.ts';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';

const shipped = { '/texts/om': '<p>Om</p>', '/texts/hum': '<p>Hum</p>', '/list': '<a href="/texts/hum">Hum</a>' };
const renamed = { '/texts/aum': '<p>Om</p>', '/list': '<a href="/texts/hum">Hum</a>' };

/** A site whose section has renamed one text and withdrawn another, of which its list still speaks. */
async function siteWithRenamed(): Promise<Store> {
  const store = emptyStore();
  const shell = await addShell(store);
  const missing = { '/*': { page: '/list', status: 404 as const } };
  await makeLive(store, shell, await addSection(store, 'texts', { pages: shipped, missing }));
  const next = { pages: renamed, missing, aliases: { '/texts/aum': ['/texts/om'] }, gone: ['/texts/hum'] };
  await makeLive(store, shell, await addSection(store, 'texts', next));
  return store;
}

/** What visitors get at an address. */
async function openGateway(store: Store) {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-former-'));
  const gateway = await serve({ SITE_DIR: store.at(), DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0' });
  onTestFinished(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true });
  });
  return (address: string) => fetch(gateway.url + address, { redirect: 'manual' });
}

test('a renamed text is found by its old address, query and all, a withdrawn one is said to be gone', async () => {
  const store = await siteWithRenamed();
  const visit = await openGateway(store);
  const moved = await visit('/texts/om?from=a-friend');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/texts/aum?from=a-friend']);
  expect((await visit('/texts/aum')).status).toBe(200);
  expect((await visit('/texts/hum')).status).toBe(410);
  const sitemap = await (await visit('/sitemap.xml')).text();
  expect(sitemap).toContain('/texts/aum<');
  expect(sitemap).not.toMatch(/\/texts\/(om|hum)</);
});

test('a tab that asks for a text by its old address gets it, with the new one', async () => {
  const store = await siteWithRenamed();
  const visit = await openGateway(store);
  const { data } = liveRegistry(store).sections['texts'] ?? { data: '' };
  const page = await (await visit(`${data}texts/om.json`)).json();
  expect(page.document).toMatchObject({ url: '/texts/aum', aliases: ['/texts/om'] });
  expect((await visit(`${data}texts/hum.json`)).status).toBe(404);
});

test('a rollback takes the former addresses back with the version that had them', async () => {
  const store = await siteWithRenamed();
  await rollBack(store, 'texts');
  const visit = await openGateway(store);
  expect((await visit('/texts/om')).status).toBe(200);
  expect((await visit('/texts/hum')).status).toBe(200);
  expect((await visit('/texts/aum')).status).toBe(404);
});

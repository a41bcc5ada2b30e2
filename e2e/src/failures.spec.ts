import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { folderOf, sectionIds } from '@roe/tools/workspace';
import { expect, open, saveData, test, title } from './journey.ts';
import { type FailingProxy, type Failure, startProxy } from './proxy.ts';
import { signedRegistry } from './signed-registry.ts';
import { copyStore, type Running, ship, source, startServer } from './site.ts';

test.use({
  // React tells the console where it had to render a page again without hydrating it.
  expectedErrors: /React error #520|IntersectionObserver/,
  expected:
    /Failed to load resource|Failed to fetch|integrity|Loading (CSS )?chunk|did not come|HTTP 500|never-written|failure (when|of)|within 8 seconds|must export|needs contract|TypeError|ERR_|registry\.json|: \/glossary|expected object|IntersectionObserver/,
});

/** What the shell has no page for, or what never came, is loaded as a document: the mark of this one is gone then. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** As a link of the page would, wherever it leads. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

interface Case {
  name: string;
  /** What happens to files of the section on their way. */
  at?: RegExp;
  is?: Failure;
  /** What its code does, once the browser runs it. */
  code?: 'evaluated' | 'shape' | 'rendered';
}

const entry = /library\/files\/entry\..*\.js/;
const chunk = /library\/files\/section\..*\.js/;
const sheet = /library\/files\/section\..*\.css/;
const tampered: Failure = { change: () => 'globalThis.isTampered = true' };

const cases: Case[] = [
  { name: 'gone', at: entry, is: 'reset' },
  { name: 'slow (5 s)', at: entry, is: { delay: 5000 } },
  { name: 'never answers', at: entry, is: 'hang' },
  { name: 'answers 500', at: entry, is: { status: 500 } },
  { name: 'tampered entry', at: entry, is: tampered },
  { name: 'tampered chunk', at: chunk, is: tampered },
  { name: 'broken sheet', at: sheet, is: tampered },
  { name: 'throws when evaluated', code: 'evaluated' },
  { name: 'throws when rendered', code: 'rendered' },
  { name: 'exports something else', code: 'shape' },
  { name: 'another contract major', at: /registry\.json|glossary$/, is: { change: otherContract } },
];

function otherContract(body: string): string {
  const changed = (text: string) => text.replace(/("id":"library",[^{}]*?"contract":")\d+/g, '$19');
  return body.startsWith('{') ? signedBytes(body, changed) : changed(body);
}

/** `signedRegistry` for the bytes that a proxy passes on, a character each. */
const signedBytes = (bytes: string, change: (text: string) => string): string =>
  Buffer.from(signedRegistry(Buffer.from(bytes, 'latin1').toString(), change)).toString('latin1');

const table = readFileSync(path.resolve(import.meta.dirname, '../../docs/failures.md'), 'utf8').split('\n');
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** What the library does beside its work, where a global variable of the page says so. */
const imports = `import { useEffect, useState } from 'react';
import * as router from 'react-router-dom';
import { GlossaryPage } from './glossary/glossary-page.tsx';
`;
const failing = `const named = () => (globalThis as { failure?: string }).failure;
const failure = named();
if (failure === 'evaluated') throw new Error('failure when evaluated');
if (failure === 'meddling') {
  globalThis.fetch = () => Promise.reject(new Error('failure of fetch'));
  try {
    Object.assign(router, { Link: () => null });
  } catch {}
}
function Page() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (named() === 'restless') setCount(count + 1);
  });
  if (named() === 'rendered') throw new Error('failure when rendered');
  return <GlossaryPage />;
}
`;

test.describe('failures of one section', { tag: '@matrix' }, () => {
  let server: Running;
  let proxy: FailingProxy;

  /** A site whose library does what a global variable of the page says: such code passes every check of its bytes. */
  test.beforeAll(async () => {
    const store = copyStore();
    const file = source('mfe-library/src/section.tsx');
    const before = readFileSync(file, 'utf8');
    const changed = before
      .replace(/^/, imports)
      .replace('export default {', `${failing}const section = {`)
      .replace(/lazy: page\(.*, 'GlossaryPage'\)/, 'element: <Page />')
      .replace(
        '} satisfies Section;',
        "} satisfies Section;\nexport default (failure === 'shape' ? { pages: [] } : section) as Section;",
      );
    expect(changed).toContain('element: <Page />');
    writeFileSync(file, changed);
    try {
      await ship(store, 'library');
    } finally {
      writeFileSync(file, before);
    }
    server = await startServer('serve', { SITE_DIR: store });
    proxy = await startProxy(server.url);
  });

  test.afterAll(async () => {
    await proxy.close();
    await server.stop();
  });

  for (const failure of cases) {
    test(failure.name, async ({ page, browser, watch }) => {
      const breakIt = (on: Page) => {
        if (failure.at && failure.is) proxy.failure = { at: failure.at, is: failure.is };
        return failure.code
          ? on.addInitScript((code) => Object.assign(globalThis, { failure: code }), failure.code)
          : undefined;
      };
      const mend = async (on: Page) => {
        proxy.failure = undefined;
        await on.evaluate(() => Object.assign(globalThis, { failure: undefined }));
      };
      const slow = failure.name.startsWith('slow');

      await breakIt(page);
      await open(page, proxy.url);
      await menu(page).getByRole('link', { name: 'Glossary' }).click();
      const cells = [failure.name];
      if (slow) {
        await expect(page.getByText('takes longer than usual')).toBeVisible();
        await expect(title(page)).toHaveText('Reality of Everything');
        await expect(title(page)).toHaveText('Sacred 108 Glossary');
        cells.push('old page stays, waiting notice after 3 s, then the page', '–');
      } else {
        const words = failure.code === 'rendered' ? '“Glossary” could not be shown' : '“Glossary” could not be loaded';
        await expect(page.getByRole('alert')).toContainText(words);
        await expect(page.getByText(/did not come|entry\./)).toBeHidden();
        await menu(page).getByRole('link', { name: 'Decodings' }).click();
        await expect(title(page)).toHaveText('Decodings');
        await menu(page).getByRole('link', { name: 'Glossary' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await mend(page);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(title(page)).toHaveText('Sacred 108 Glossary');
        cells.push('notice in its place; shell and other sections work', 'recovers');
      }
      expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);

      const visitor = await browser.newPage();
      watch(visitor);
      await breakIt(visitor);
      await visitor.goto(`${proxy.url}/glossary`, { waitUntil: 'domcontentloaded' }); // a file that never comes holds the load back
      await expect(visitor.getByRole('heading', { name: 'sākṣī साक्षी', exact: true })).toBeAttached();
      if (slow || failure.at === sheet) {
        await expect(visitor.getByRole('alert')).toHaveCount(0);
        cells.push(slow ? 'text at once, the rest when it comes' : 'nothing: the sheet is in the page', '–');
      } else {
        await expect(visitor.getByRole('alert')).toBeVisible();
        const isKept = (await visitor.getByRole('heading', { name: 'sākṣī साक्षी', exact: true }).count()) === 1;
        await mend(visitor);
        await visitor.getByRole('button', { name: 'Try again' }).click();
        await expect(visitor.getByRole('alert')).toHaveCount(0);
        await expect(visitor.getByRole('heading', { name: 'sākṣī साक्षी', exact: true })).toBeAttached();
        cells.push(isKept ? 'text stays under a notice' : 'notice in its place', 'recovers');
      }
      await visitor.close();
      proxy.failure = undefined;
      expect(table).toContain(row(cells));
    });
  }

  test('a page whose effects never rest lets the visitor go to all others', { tag: '@hostile' }, async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { failure: 'restless' }));
    await saveData(page); // what is there already it cannot hold back
    await open(page, `${proxy.url}/glossary`);
    await mark(page);
    await menu(page).getByRole('link', { name: 'Decodings' }).click();
    await expect(page.getByText('takes longer than usual')).toBeVisible();
    await expect(title(page)).toHaveText('Decodings');
    await expect(page).toHaveURL(`${proxy.url}/decodings`);
    expect(await isMarked(page)).toBe(false);
  });

  test('a section that meddles with what all share breaks no other', { tag: '@hostile' }, async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { failure: 'meddling' }));
    await open(page, `${proxy.url}/glossary`);
    await menu(page).getByRole('link', { name: 'Decodings' }).click();
    await expect(title(page)).toHaveText('Decodings');
    await page.getByRole('main').getByRole('link', { name: 'The Seer Awakens' }).first().click();
    await expect(title(page)).toHaveText('The Seer Awakens');
  });
});

/** What the menu has of a section, but for the home page. */
const entries = sectionIds().flatMap((id) => {
  const { nav } = JSON.parse(readFileSync(path.join(folderOf(id), 'section.json'), 'utf8'));
  const [entry] = (nav as { label: string; href: string }[]).filter(({ href }) => href !== '/');
  return entry ? [{ id, ...entry }] : [];
});

for (const [index, { id, label }] of entries.entries()) {
  test(`the shell and the other sections work without ${id}`, async ({ page, site }) => {
    const otherFiles = entries.at(index - 1) as (typeof entries)[number];
    await page.route(`**/sections/${id}/files/entry.*.js`, (route) => route.abort());
    await open(page, site.url + otherFiles.href);
    const name = await title(page).textContent();
    await menu(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await menu(page).getByRole('link', { name: otherFiles.label, exact: true }).click();
    await expect(title(page)).toHaveText(name ?? '');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const { what, answer } of [
  { what: 'answers 500', answer: { status: 500 } },
  { what: 'is of another shape', answer: { json: {} } },
  { what: 'is nothing its section can show', answer: 'without data' },
] as const) {
  test(`a page whose data ${what} says so and can be tried again`, async ({ page, site }) => {
    const data = '**/sections/story/data/*/contribute.json';
    await page.route(data, async (route) => {
      if (answer !== 'without data') return route.fulfill(answer);
      const { document } = await (await route.fetch()).json();
      return route.fulfill({ json: { document, data: null } });
    });
    await open(page, `${site.url}/audio`);
    await goTo(page, '/contribute');
    await expect(page.getByRole('alert')).toContainText('This page could not be');
    await expect(page).toHaveTitle(/^This page could not be (loaded|shown) · ROE$/);
    await page.unroute(data);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(title(page)).toBeFocused();
  });
}

const scriptOf = /src="(\/sections\/story\/files\/[^"]+\.js)"/g;

/** The script that this page of the story has, and another has not. */
async function ownScript(page: Page, site: Running, path: string): Promise<string> {
  const [ownFiles = [], otherFiles = []] = await Promise.all(
    [path, '/privacy'].map(async (from) => {
      const html = await (await page.request.get(site.url + from)).text();
      return [...html.matchAll(scriptOf)].map(([, file = '']) => file);
    }),
  );
  const [script = '', ...more] = ownFiles.filter((file) => !otherFiles.includes(file));
  expect(more).toEqual([]);
  return site.url + script;
}

const changed = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'globalThis.isTampered = true' });
const isTampered = (page: Page) => page.evaluate(() => 'isTampered' in globalThis);

for (const from of ['/audio', '/about'])
  test(`a page whose own file was changed on its way says so after ${from}, and is shown when it comes as it is`, async ({
    page,
    site,
  }) => {
    const script = await ownScript(page, site, '/contribute');
    await page.route(script, changed);
    await open(page, site.url + from);
    await mark(page);
    const name = await title(page).textContent();
    await goTo(page, '/contribute');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    expect(await isTampered(page)).toBe(false);
    await goTo(page, from);
    await expect(title(page)).toHaveText(name ?? '');
    await goTo(page, '/contribute');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(title(page)).toBeFocused();
    expect([await isMarked(page), await isTampered(page)]).toEqual([true, false]);
  });

test('a page that came with its text keeps it where its own file was changed on its way', async ({ page, site }) => {
  const script = await ownScript(page, site, '/contribute');
  await page.route(script, changed);
  await page.goto(`${site.url}/contribute`);
  const name = await title(page).textContent();
  await expect(page.getByRole('alert')).toContainText('The text is all here.');
  await expect(title(page)).toHaveText(name ?? '');
  expect(await isTampered(page)).toBe(false);
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(title(page)).toHaveText(name ?? '');
});

test('a page that cannot be loaded can be opened as a document, with all its text', async ({ page, site }) => {
  await page.route('**/sections/library/files/entry.*.js', (route) => route.abort());
  await open(page, `${site.url}/audio`);
  await menu(page).getByRole('link', { name: 'Glossary' }).click();
  await page.getByRole('link', { name: 'Open as a plain page' }).click();
  await expect(page.getByRole('heading', { name: 'sākṣī साक्षी', exact: true })).toBeAttached();
  await expect(page.getByRole('alert')).toContainText('The text is all here.');
  await expect(page).toHaveTitle('Sacred 108 Glossary · ROE');
});

/** The registry with another file for the library, as somebody without the key would change it. */
async function otherGlossary(route: Route): Promise<void> {
  const text = await (await route.fetch()).text();
  const body = text.replace(/"\/sections\/library\/files\/entry/, '"/sections/library/files/other');
  expect(body).not.toBe(text);
  return route.fulfill({ body });
}

for (const [what, answer] of [
  ['answers 500', (route: Route) => route.fulfill({ status: 500 })],
  ['is gone', (route: Route) => route.abort()],
  ['is no registry', (route: Route) => route.fulfill({ json: {} })],
  ['names no section', (route: Route) => route.fulfill({ json: { sections: {} } })],
  ['was changed on its way', otherGlossary],
] as const) {
  test(`where the registry ${what}, links lead to documents`, async ({ page, site }) => {
    await page.route('**/registry.json', answer);
    await open(page, `${site.url}/audio`);
    await mark(page);
    await menu(page).getByRole('link', { name: 'Glossary' }).click();
    await expect(title(page)).toHaveText('Sacred 108 Glossary');
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a section that was shipped after a tab was opened is found, within the document', async ({ page, site }) => {
  await page.route('**/registry.json', async (route) => {
    const text = await (await route.fetch()).text();
    const body = signedRegistry(text, (whole) => {
      const { sections, ...registry } = JSON.parse(whole);
      const { library: _, ...others } = sections;
      return JSON.stringify({ ...registry, sections: others });
    });
    return route.fulfill({ body });
  });
  const loaded = page.waitForResponse('**/registry.json');
  await open(page, `${site.url}/audio`);
  await (await loaded).finished();
  await page.unroute('**/registry.json');
  await mark(page);
  await menu(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(title(page)).toHaveText('Sacred 108 Glossary');
  expect(await isMarked(page)).toBe(true);
});

test('offline, a page says so, and comes by itself when the connection is back', async ({ page, site, context }) => {
  const loaded = page.waitForResponse('**/registry.json');
  await open(page, `${site.url}/audio`);
  await (await loaded).finished();
  await context.setOffline(true);
  await menu(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await menu(page).getByRole('link', { name: 'Audio', exact: true }).click();
  await expect(title(page)).toHaveText('Audio and Vibrations');
  await menu(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Sacred 108 Glossary');
});

for (const [what, answer] of [
  ['cannot be had', (route: Route) => route.abort()],
  ['were changed on their way', (route: Route) => route.fulfill({ body: 'globalThis.isTampered = true' })],
] as const) {
  test(`where the shell’s scripts ${what}, pages and links are plain documents`, async ({ page, site }) => {
    await page.route('**/shell/files/*.js', answer);
    await page.goto(`${site.url}/audio`, { waitUntil: 'networkidle' });
    await menu(page).getByRole('link', { name: 'Glossary' }).click();
    await expect(page.getByRole('heading', { name: 'sākṣī साक्षी', exact: true })).toBeAttached();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
}

test('where the shell itself fails, the page stays as it came, and its links load documents', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
  const failed = page.waitForRequest('**/api/reports');
  await page.goto(`${site.url}/glossary`);
  expect((await failed).postDataJSON()).toMatchObject({ section: 'shell', kind: 'frame' });
  expect((await (await failed).response())?.status()).toBe(204);
  await expect(page.getByRole('heading', { name: 'sākṣī साक्षी', exact: true })).toBeAttached();
  await expect(page).toHaveTitle('Sacred 108 Glossary · ROE');
  await menu(page).getByRole('link', { name: 'Audio', exact: true }).click();
  await expect(title(page)).toHaveText('Audio and Vibrations');
});

test('an address inside a section that is no page gets what the gateway has for it', async ({ page, site }) => {
  await open(page, `${site.url}/decodings`);
  await goTo(page, '/decodings/never-written');
  await expect(page).toHaveURL(`${site.url}/decodings?missing=never-written`);
  await expect(page.getByText('“never-written” was not found')).toBeVisible();
});

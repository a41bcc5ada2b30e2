import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test, title } from './journey.ts';
import { type Fault, type FaultyProxy, startProxy } from './proxy.ts';
import { copyStore, type Running, ship, source, startServer } from './site.ts';

test.use({
  // React tells the console where it had to render a page again without hydrating it.
  expectedErrors: /React error #520/,
  expected:
    /Failed to load resource|Failed to fetch|already registered|integrity|Loading (CSS )?chunk|RUNTIME-008|HTTP 500|never-written|fault|within 8 seconds|must export|needs contract|TypeError/,
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

interface Case {
  name: string;
  /** What happens to files of the section on their way. */
  at?: RegExp;
  is?: Fault;
  /** What its code does, once the browser runs it. */
  code?: 'evaluated' | 'shape' | 'rendered';
}

const entry = /library\/files\/entry\..*\.js/;
const chunk = /library\/files\/section\..*\.js/;
const sheet = /library\/files\/section\..*\.css/;
const tampered: Fault = { change: () => 'globalThis.isTampered = true' };

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
  return body.replace(/("id":"library","code":"\w+","contract":")\d+/g, '$19');
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const head = [
  row(['Fault of a section', 'On a navigation', 'Try again', 'On a first load', 'Try again']),
  row(Array(5).fill('---')),
];
const rows = new Map<string, string>();

test.describe('faults of one section', () => {
  let server: Running;
  let proxy: FaultyProxy;

  /** A site whose library does what a global variable of the page says: such code passes every check of its bytes. */
  test.beforeAll(async () => {
    const store = copyStore();
    const file = source('mfe-library/src/section.tsx');
    const before = readFileSync(file, 'utf8');
    const changed = before
      .replace(
        'export default {',
        "const fault = (globalThis as { fault?: string }).fault;\nif (fault === 'evaluated') throw new Error('fault when evaluated');\nfunction Page() {\n  if ((globalThis as { fault?: string }).fault === 'rendered') throw new Error('fault when rendered');\n  return <GlossaryPage />;\n}\nconst section = {",
      )
      .replace('element: <GlossaryPage />', 'element: <Page />')
      .replace(
        '} satisfies Section;',
        "} satisfies Section;\nexport default (fault === 'shape' ? { pages: [] } : section) as Section;",
      );
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

  for (const fault of cases) {
    test(fault.name, async ({ page, browser, watch }) => {
      const breakIt = (on: Page) => {
        if (fault.at && fault.is) proxy.fault = { at: fault.at, is: fault.is };
        return fault.code
          ? on.addInitScript((code) => Object.assign(globalThis, { fault: code }), fault.code)
          : undefined;
      };
      const mend = async (on: Page) => {
        proxy.fault = undefined;
        await on.evaluate(() => Object.assign(globalThis, { fault: undefined }));
      };
      const slow = fault.name.startsWith('slow');

      await breakIt(page);
      await open(page, proxy.url);
      await menu(page).getByRole('link', { name: 'Glossary' }).click();
      const cells = [fault.name];
      if (slow) {
        await expect(page.getByText('takes longer than usual')).toBeVisible();
        await expect(title(page)).toHaveText('Reality of Everything');
        await expect(title(page)).toHaveText('Sacred 108 Glossary');
        cells.push('old page stays, waiting notice after 3 s, then the page', '–');
      } else {
        await expect(page.getByRole('alert')).toContainText('This part of the site could not be loaded', {
          timeout: 9500,
        });
        await menu(page).getByRole('link', { name: 'Decodings' }).click();
        await expect(title(page)).toHaveText('Decodings');
        await menu(page).getByRole('link', { name: 'Glossary' }).click();
        await expect(page.getByRole('alert')).toBeVisible({ timeout: 9500 });
        await mend(page);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(title(page)).toHaveText('Sacred 108 Glossary');
        cells.push('notice in its place; frame and other sections work', 'recovers');
      }
      expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);

      const visitor = await browser.newPage();
      watch(visitor);
      await breakIt(visitor);
      await visitor.goto(`${proxy.url}/glossary`);
      await expect(visitor.getByRole('heading', { name: 'sākṣī साक्षी', exact: true })).toBeAttached();
      if (slow || fault.at === sheet) {
        await expect(visitor.getByRole('alert')).toHaveCount(0);
        cells.push(slow ? 'text at once, the rest when it comes' : 'nothing: the sheet is in the page', '–');
      } else {
        await expect(visitor.getByRole('alert')).toBeVisible({ timeout: 9500 });
        const isKept = (await visitor.getByRole('heading', { name: 'sākṣī साक्षी', exact: true }).count()) === 1;
        await mend(visitor);
        await visitor.getByRole('button', { name: 'Try again' }).click();
        await expect(visitor.getByRole('alert')).toHaveCount(0);
        await expect(visitor.getByRole('heading', { name: 'sākṣī साक्षी', exact: true })).toBeAttached();
        cells.push(isKept ? 'text stays under a notice' : 'notice in its place', 'recovers');
      }
      await visitor.close();
      proxy.fault = undefined;
      rows.set(fault.name, row(cells));
    });
  }

  test('docs/faults.md shows what was seen', () => {
    const table = [...head, ...cases.map(({ name }) => rows.get(name) ?? row([name]))].join('\n');
    console.log(table);
    expect(readFileSync(path.resolve(import.meta.dirname, '../../docs/faults.md'), 'utf8')).toContain(table);
  });
});

for (const { section, label } of [
  { section: 'decodings', label: 'Decodings' },
  { section: 'audio', label: 'Audio' },
  { section: 'chat', label: 'Chat' },
  { section: 'library', label: 'Library' },
  { section: 'story', label: 'About' },
]) {
  test(`the frame and the other sections work without ${section}`, async ({ page, site }) => {
    await page.route(`**/sections/${section}/files/entry.*.js`, (route) => route.abort());
    await open(page, section === 'library' ? site.url : `${site.url}/glossary`);
    await menu(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await menu(page)
      .getByRole('link', { name: section === 'library' ? 'Audio' : 'Glossary' })
      .click();
    await expect(title(page)).toHaveText(section === 'library' ? 'Audio and Vibrations' : 'Sacred 108 Glossary');
  });
}

test('a page whose JSON cannot be had says so and can be tried again', async ({ page, site }) => {
  const data = '**/sections/story/data/*/contact.json';
  await page.route(data, (route) => route.fulfill({ status: 500 }));
  await open(page, `${site.url}/audio`);
  await menu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('alert')).toContainText('HTTP 500');
  await page.unroute(data);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Connect & Contribute');
});

test('an address inside a section that is no page gets what the gateway has for it', async ({ page, site }) => {
  await open(page, `${site.url}/decodings`);
  await page.evaluate(() => {
    history.pushState(null, '', '/decodings/never-written');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(`${site.url}/decodings?missing=never-written`);
  await expect(page.getByText('“never-written” was not found')).toBeVisible();
});

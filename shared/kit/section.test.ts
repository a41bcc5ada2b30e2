import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { createRsbuild } from '@rsbuild/core';
import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Section } from '../src/contract/contract.ts';
import type { BuildManifest } from './build-manifest.ts';
import { contractVersion } from './federation.ts';
import { section } from './section.ts';

const manifest = {
  id: 'try',
  paths: ['/try'],
  nav: [],
  redirects: {},
  missing: {},
  files: [],
  owners: [],
  budget: { script: 30, style: 10 },
  port: 4109,
};

/** A section of these files in `src/`, which can be built and has no pages. */
function sectionOf(sources: Record<string, string>, { id = 'try', kit = section } = {}) {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'roe-section-')), 'mfe-try');
  onTestFinished(() => rmSync(path.dirname(root), { recursive: true }));
  const files = {
    'section.json': JSON.stringify({ ...manifest, id }),
    'package.json': '{ "name": "@roe/mfe-try", "version": "1.0.0" }',
    'src/section.tsx':
      "import { Page } from './page.tsx';\nexport default { routes: [{ path: '/try', element: <Page /> }] };",
    ...Object.fromEntries(Object.entries(sources).map(([file, text]) => [path.join('src', file), text])),
  };
  for (const folder of ['src', 'private']) mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  symlinkSync(path.resolve(import.meta.dirname, '../node_modules'), path.join(root, 'node_modules'));
  return {
    async build() {
      vi.stubEnv('NODE_ENV', 'production');
      onTestFinished(() => void vi.unstubAllEnvs());
      const config = { ...kit(root, () => []), logLevel: 'silent' as const };
      await (await createRsbuild({ cwd: root, config })).build();
    },
    manifest: (): BuildManifest => JSON.parse(readFileSync(path.join(root, 'dist/server/manifest.json'), 'utf8')),
    files: (kind: string) => readdirSync(path.join(root, 'dist', kind)).sort(),
    text: (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8'),
    /** Its page as the composer's file draws it. */
    async html(): Promise<string> {
      const code = readFileSync(path.join(root, 'dist/server/prerender.cjs'), 'utf8');
      const module = { exports: {} as { default?: Section } };
      new Function('module', 'exports', 'require', code)(module, module.exports, createRequire(import.meta.url));
      const page = module.exports.default?.routes[0]?.element as ReactNode;
      const { prelude } = await prerender(createElement('main', null, page));
      return new Response(prelude).text();
    },
  };
}

test('what a section imports is what its compiler leaves out, not what its text looks like; what comes later is in the composer’s one file', async () => {
  const { build, manifest, files, html } = sectionOf({
    'page.tsx': `
      import { lazy } from 'react';
      /*! like require("left-pad") */
      const Part = lazy(() => import('./part.tsx'));
      export const Page = () => <p>In Node, write require("fs"). <Part /></p>;`,
    'part.tsx': 'const Part = () => <b>{\'require("left-pad")\'}</b>;\nexport default Part;',
  });
  await build();
  expect(manifest().requires).toEqual(['react', 'react/jsx-runtime']);
  expect(files('server')).toEqual(['manifest.json', 'prerender.cjs']);
  expect(files('web').filter((file) => file.endsWith('.js'))).toHaveLength(3);
  expect(await html()).toContain('require(&quot;fs&quot;). <b>require(&quot;left-pad&quot;)</b>');
});

test('an import of Node and one of what the shell provides are both named', async () => {
  const { build, manifest } = sectionOf({
    'page.tsx': `
      import { readFileSync } from 'node:fs';
      import { Link } from 'react-router-dom';
      export const Page = () => <Link to="/">{String(readFileSync)}</Link>;`,
  });
  await build().catch(() => {}); // browsers have no such module
  expect(manifest().requires).toEqual(['node:fs', 'react-router-dom', 'react/jsx-runtime']);
});

test('of a package that has code for Node, for browsers and for anywhere, the composer gets what runs anywhere', async () => {
  const files = { node: './src/node.ts', browser: './src/browser.ts', import: './src/anywhere.ts' };
  const { build, manifest, html } = sectionOf({
    '../package.json': JSON.stringify({ name: '@roe/mfe-try', version: '1.0.0', imports: { '#place': files } }),
    'page.tsx': "import { place } from '#place';\nexport const Page = () => <p>{place}</p>;",
    'node.ts': "export { sep as place } from 'node:path';",
    'browser.ts': 'export const place = document.title;',
    'anywhere.ts': "export const place = 'anywhere';",
  });
  await build();
  expect(manifest().requires).toEqual(['react/jsx-runtime']);
  expect(await html()).toContain('<p>anywhere</p>');
});

test('a section whose sheet reaches beyond it is not built', async () => {
  const page = "import style from './page.module.css';\nexport const Page = () => <p className={style.x}>x</p>;";
  const { build, files } = sectionOf({
    'page.tsx': page,
    'page.module.css': '.x { color: red } :global(header) { display: none }',
  });
  await expect(build()).rejects.toThrow();
  expect(() => files('web')).toThrow('ENOENT');
});

test('a section whose id is not that of its folder is refused in a sentence', async () => {
  await expect(sectionOf({}, { id: 'other' }).build()).rejects.toThrow(
    'mfe-try/section.json: field "id": expected the folder\'s name without mfe-, "try", received "other"',
  );
});

const lazyPage = {
  'section.tsx': `
    import styles from './section.module.css';
    export default { routes: [{ path: '/try', lazy: () => import('./page.tsx') }], all: styles.all };`,
  'section.module.css': '.all { color: red }',
  'page.tsx': `
    import styles from './page.module.css';
    export const Component = () => <p className={styles.page}>x</p>;`,
  'page.module.css': '.page { color: blue }',
};

test('the manifest says which file is which, and which ones a page of its own file needs', async () => {
  const { build, manifest, files, text } = sectionOf(lazyPage);
  await build();
  const { code, entry, js, css, later, lazy } = manifest();
  expect([entry, ...js, ...css, ...later, 'documents'].map((file) => file.split('.')[0])).toEqual([
    'entry',
    'section',
    'section',
    expect.anything(),
    expect.anything(),
    'documents',
  ]);
  expect(lazy).toEqual({ 'src/page.tsx': later });
  expect([entry, ...js, ...css, ...later].sort()).toEqual(files('web').filter((file) => /\.(js|css)$/.test(file)));
  const sheet = later.find((file) => file.endsWith('.css'));
  expect(text(`web/${sheet}`)).toContain(`try${code.slice(0, 3)}-`);
  expect(text(`web/${css[0]}`)).not.toContain('blue');
});

test('browsers are told the hash of every file that comes later, scripts and sheets, so that they refuse another one', async () => {
  const { build, manifest, text } = sectionOf(lazyPage);
  await build();
  const { entry, later } = manifest();
  for (const file of later) {
    const hash = createHash('sha384')
      .update(text(`web/${file}`))
      .digest('base64');
    expect(text(`web/${entry}`)).toContain(`sha384-${hash}`);
  }
  expect(later).toHaveLength(2);
});

test('files of private/ stand beside the composer’s file and never among those for browsers', async () => {
  const { build, manifest, files, text } = sectionOf({ ...lazyPage, '../private/persona.json': '{"secret":"mantra"}' });
  await build();
  const { persona = '', ...others } = manifest().private;
  expect(others).toEqual({});
  expect(text(`server/private/${persona}`)).toBe('{"secret":"mantra"}');
  expect(files('web').map((file) => text(`web/${file}`))).not.toContainEqual(expect.stringMatching('mantra|persona'));
});

test('a file of private/ that is no JSON stops the build', async () => {
  await expect(sectionOf({ ...lazyPage, '../private/notes.txt': 'x' }).build()).rejects.toThrow(
    'mfe-try/private: expected JSON files alone, received "notes.txt"',
  );
});

test('only what a section’s code is made of counts in its addresses: of the shared components, those that it imports', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'roe-shared-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const shared = path.join(project, 'shared');
  for (const name of ['src', 'kit', 'package.json'])
    cpSync(path.resolve(import.meta.dirname, '..', name), path.join(shared, name), { recursive: true });
  symlinkSync(path.resolve(import.meta.dirname, '../node_modules'), path.join(shared, 'node_modules'));
  const { section: kit } = (await import(path.join(shared, 'kit/section.ts'))) as { section: typeof section };
  const { build, manifest } = sectionOf(
    {
      'page.tsx': `
        import { Quote } from '${shared}/src/ui/quote.tsx';
        export const Page = () => <Quote source="x">x</Quote>;`,
    },
    { kit },
  );
  const addressesAfter = async (file: string, text: string) => {
    writeFileSync(path.join(shared, 'src/ui', file), text);
    await build();
    const { code, entry, js, css } = manifest();
    return [code, entry, ...js, ...css];
  };
  const quote = readFileSync(path.join(shared, 'src/ui/quote.module.css'), 'utf8');
  const before = await addressesAfter('quote.module.css', quote);
  expect(await addressesAfter('another.module.css', '.another { color: red }')).toEqual(before);
  expect(await addressesAfter('chip.tsx', 'export const Chip = () => <b>Another chip</b>;')).toEqual(before);
  const after = await addressesAfter('quote.module.css', quote.replace('{', '{ outline: 1px solid;'));
  expect(after.filter((address) => before.includes(address))).toEqual([]);
});

test('the tables of files that come later are in one order, so that the same code has the same addresses', async () => {
  const names = [...'abcdefgh'];
  const pages = names.map((name) => [`${name}.tsx`, `export const Component = () => <p>${name}</p>;`]);
  const routes = names.map((name) => `{ path: '/try/${name}', lazy: () => import('./${name}.tsx') }`);
  const { build, manifest, text } = sectionOf({
    ...Object.fromEntries(pages),
    'section.tsx': `export default { routes: [${routes}] };`,
  });
  await build();
  const [, table = ''] = /\.sriHashes=\{(.*?)\}/.exec(text(`web/${manifest().entry}`)) ?? [];
  const entries = table.split(',');
  expect(entries.length).toBeGreaterThan(names.length); // those of the pages, and the one of the section
  expect(entries).toEqual(entries.toSorted());
});

/** What the shared modules of a scope give to a section that shows React's version and its own shell's, in a browser without a network. */
async function containerOf(versions: Record<string, string>) {
  const { build, manifest, text } = sectionOf({
    'section.tsx': `
      import { version } from 'react';
      import { word } from '@roe/shared/frame';
      export default { routes: [], version, word };`,
  });
  await build();
  const { entry, js } = manifest();
  const document = { currentScript: { tagName: 'SCRIPT', src: 'https://x/entry.js' } };
  const warnings: string[] = [];
  const console = { warn: (warning: string) => void warnings.push(warning) };
  const browser = createContext({ document, console, location: { origin: 'https://x' } });
  Object.assign(browser, { self: browser, window: browser, section_try: undefined });
  for (const file of [...js, entry]) runInContext(text(`web/${file}`), browser);
  const modules: Record<string, object> = { react: { version: 'ours' }, '@roe/shared/frame': { word: 'a word' } };
  const scope = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, { [version]: { get: () => () => modules[name] } }]),
  );
  const container = browser['section_try'] as { init(scope: object): void; get(name: string): Promise<() => object> };
  container.init(scope);
  return { run: await container.get('./section'), warnings };
}

test('a section runs on what the shell has of the same major versions', async () => {
  const { run } = await containerOf({ react: '19.9.9', '@roe/shared/frame': contractVersion });
  expect(run()).toMatchObject({ default: { version: 'ours', word: 'a word' } });
});

test('another major version of our own modules is refused, and so is a module that the shell does not have', async () => {
  const { run } = await containerOf({ react: '19.0.0', '@roe/shared/frame': '99.0.0' });
  expect(run).toThrow(/^@roe\/shared\/frame: expected \^\d+\.0\.0, received 99\.0\.0$/);
  expect((await containerOf({ react: '19.0.0' })).run).toThrow('@roe/shared/frame: expected');
});

test('another major version of a library is said in the console, and taken', async () => {
  const { run, warnings } = await containerOf({ react: '20.0.0', '@roe/shared/frame': contractVersion });
  expect(run()).toMatchObject({ default: { version: 'ours' } });
  expect(warnings).toEqual(['react: expected ^19.0.0, received 20.0.0']);
});

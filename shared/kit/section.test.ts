import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Section } from '../src/contract/contract.ts';
import { section } from './section.ts';

const facts = {
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
function sectionOf(sources: Record<string, string>, id = 'try') {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'roe-section-')), 'mfe-try');
  onTestFinished(() => rmSync(path.dirname(root), { recursive: true }));
  const files = {
    'section.json': JSON.stringify({ ...facts, id }),
    'package.json': '{ "name": "@roe/mfe-try", "version": "1.0.0" }',
    'src/section.tsx':
      "import { Page } from './page.tsx';\nexport default { routes: [{ path: '/try', element: <Page /> }] };",
    ...Object.fromEntries(Object.entries(sources).map(([file, text]) => [`src/${file}`, text])),
  };
  mkdirSync(path.join(root, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  symlinkSync(path.resolve(import.meta.dirname, '../node_modules'), path.join(root, 'node_modules'));
  return {
    async build() {
      vi.stubEnv('NODE_ENV', 'production');
      onTestFinished(() => void vi.unstubAllEnvs());
      const config = { ...section(root, () => []), logLevel: 'silent' as const };
      await (await createRsbuild({ cwd: root, config })).build();
    },
    imports: (): string[] => JSON.parse(readFileSync(path.join(root, 'dist/server/imports.json'), 'utf8')),
    files: (kind: 'server' | 'web') => readdirSync(path.join(root, 'dist', kind)).sort(),
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
  const { build, imports, files, html } = sectionOf({
    'page.tsx': `
      import { lazy } from 'react';
      /*! like require("left-pad") */
      const Part = lazy(() => import('./part.tsx'));
      export const Page = () => <p>In Node, write require("fs"). <Part /></p>;`,
    'part.tsx': 'const Part = () => <b>{\'require("left-pad")\'}</b>;\nexport default Part;',
  });
  await build();
  expect(imports()).toEqual(['react', 'react/jsx-runtime']);
  expect(files('server')).toEqual(['imports.json', 'prerender.cjs']);
  expect(files('web').filter((file) => file.endsWith('.js'))).toHaveLength(3);
  expect(await html()).toContain('require(&quot;fs&quot;). <b>require(&quot;left-pad&quot;)</b>');
});

test('an import of Node and one of what the frame provides are both named', async () => {
  const { build, imports } = sectionOf({
    'page.tsx': `
      import { readFileSync } from 'node:fs';
      import { Link } from 'react-router-dom';
      export const Page = () => <Link to="/">{String(readFileSync)}</Link>;`,
  });
  await build().catch(() => {}); // browsers have no such module
  expect(imports()).toEqual(['node:fs', 'react-router-dom', 'react/jsx-runtime']);
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
  await expect(sectionOf({}, 'other').build()).rejects.toThrow(
    'mfe-try/section.json: field "id": expected the folder\'s name without mfe-, "try", received "other"',
  );
});

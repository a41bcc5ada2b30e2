import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderOf } from '../workspace.ts';
import { build } from './build.ts';

const page = `import type { Section } from '@roe/shared/contract';
import styles from './page.module.css';

const Page = () => <p className={styles['page']}>Om</p>;
export default { routes: [{ path: '/om', element: <Page /> }] } satisfies Section;
`;

/** What the build says of a section of one page whose files have these texts besides, but for some that are not there. */
async function complaintOf(changes: Record<string, string>, absent: string[] = []): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const project = mkdtempSync(path.join(tmpdir(), 'roe-build-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const folder = path.join(project, 'mfe-om');
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  symlinkSync(path.join(folderOf('chat'), 'node_modules'), path.join(folder, 'node_modules'));
  for (const file of ['package.json', 'section.json'])
    cpSync(path.join(folderOf('chat'), file), path.join(folder, file));
  const manifest = JSON.parse(readFileSync(path.join(folder, 'section.json'), 'utf8'));
  const files: Record<string, string> = {
    'section.json': JSON.stringify({ ...manifest, id: 'om', paths: ['/om'], nav: [] }),
    'rsbuild.config.ts': `import { section } from '@roe/shared/kit/section';
export default section(import.meta.dirname, () => [
  { document: { url: '/om', type: 'page', title: 'Om', summary: 'Om' }, data: null },
]);`,
    'src/section.tsx': page,
    'src/page.module.css': '.page {\n  color: red;\n}\n',
    ...changes,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  for (const file of absent) rmSync(path.join(folder, file));
  const complaint = await build(folder).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(complaint).not.toContain(project);
  expect(complaint).not.toContain('node_modules');
  return complaint;
}

test('a syntax error is told once, with file, line and code', async () => {
  expect(await complaintOf({ 'src/section.tsx': page.replace('</p>', '</q>') })).toBe(`mfe-om could not be built.
mfe-om/src/section.tsx:4: Syntax Error: Expected corresponding JSX closing tag for <p>
  2 │ import styles from './page.module.css';
  3 │
  4 │ const Page = () => <p className={styles['page']}>Om</q>;
    ·                                                      ─
  5 │ export default { routes: [{ path: '/om', element: <Page /> }] } satisfies Section;`);
});

test('an import of a file that is not there is told with the line of the source', async () => {
  const source = page.replace("from './page.module.css'", "from './pages.module.css'");
  expect(await complaintOf({ 'src/section.tsx': source })).toBe(`mfe-om could not be built.
mfe-om/src/section.tsx:2: expected something to import, found no "./pages.module.css". Is it misspelt?
  2 │ import styles from './pages.module.css';`);
});

test('an import of an unknown package says that it may be missing among the dependencies', async () => {
  const source = `${page}import pad from 'left-pad';\nconsole.log(pad);\n`;
  expect(await complaintOf({ 'src/section.tsx': source })).toBe(`mfe-om could not be built.
mfe-om/src/section.tsx:6: expected something to import, found no "left-pad". Is it misspelt, or not among the package's dependencies?
  6 │ import pad from 'left-pad';`);
});

test('a broken sheet is told once, with file, line and code', async () => {
  expect(await complaintOf({ 'src/page.module.css': '.page {\n  color: red;\n' })).toBe(`mfe-om could not be built.
mfe-om/src/page.module.css:1: SyntaxError (1:1) mfe-om/src/page.module.css Unclosed block
  > 1 | .page {
      | ^
    2 |   color: red;
    3 |`);
});

test('a section without its code is told what is not there', async () => {
  expect(await complaintOf({}, ['src/section.tsx'])).toContain(
    "Module not found: Can't resolve './src/section.tsx' in 'mfe-om'",
  );
});

test('an error of the content keeps its own sentence', async () => {
  const manifest = readFileSync(path.join(folderOf('chat'), 'section.json'), 'utf8').replace(
    '"id": "chat"',
    '"id": "om"',
  );
  expect(await complaintOf({ 'section.json': manifest })).toBe(`mfe-om could not be built.
section "om", page /om: expected an address that matches a pattern of "paths" in section.json (/chatbot)`);
});

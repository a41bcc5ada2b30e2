import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@roe/tools/store';
import { expect, open, test } from './journey.ts';
import { copyProject, copyStore, npmRun, startServer } from './site.ts';

const document = {
  url: '/riddles/mirror',
  type: 'riddle',
  title: 'The mirror’s riddle',
  summary: 'It shows all, and keeps nothing of it.',
  date: '2025-03-01',
};

/** A section with one page, of a kind that nobody else knows. */
const files = {
  'package.json': JSON.stringify({
    name: '@roe/mfe-riddles',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: { '@roe/shared': 'workspace:*', react: 'catalog:', 'react-router-dom': 'catalog:' },
  }),
  'section.json': JSON.stringify({
    id: 'riddles',
    paths: ['/riddles/:slug'],
    nav: [],
    kinds: { riddle: { singular: 'Riddle', plural: 'All riddles', schemaType: 'Quiz', isInFeeds: true } },
    redirects: {},
    missing: {},
    files: [],
    owners: [],
    budget: { script: 10, style: 10 },
    port: 4107,
  }),
  'rsbuild.config.ts': `import { section } from '@roe/shared/kit/section';
export default section(import.meta.dirname, () => [{ document: ${JSON.stringify(document)}, data: {} }]);`,
  'src/section.tsx': `import { PageHeader } from '@roe/shared/ui/page-header';
export default { routes: [{ path: '/riddles/:slug', element: <PageHeader /> }] };`,
};

test('a kind of pages that is new has its group in the search, feeds, structured data and label, and ships alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const project = copyProject();
  const folder = path.join(project, 'mfe-riddles');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const modules = path.join(project, 'mfe-chat/node_modules'); // as an install would link them
  cpSync(modules, path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  const store = copyStore();
  const before = openStore(store).registry();
  const shipped = await npmRun(['ship', '--no-smoke', 'riddles'], { SITE_DIR: store }, project);
  expect(shipped.text).toContain('Revision 2 is live; 1 page rendered');
  const { sections: { riddles, ...others } = {}, shell } = openStore(store).registry() ?? {};
  expect(riddles?.kinds).toHaveProperty('riddle');
  expect({ shell, others }).toEqual({ shell: before?.shell, others: before?.sections });

  const server = await startServer('serve', { SITE_DIR: store });
  const textAt = async (address: string) => (await page.request.get(server.url + address)).text();
  for (const feed of ['/rss.xml', '/atom.xml', '/feed.json']) expect(await textAt(feed)).toContain(document.url);
  expect(await textAt('/llms.txt')).toContain('\n## All riddles\n\n- [The mirror’s riddle]');
  expect(await textAt(document.url)).toContain('"@type":"Quiz"');
  await open(page, server.url);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mirrors riddle');
  await expect(page.getByRole('group', { name: /^All riddles/ }).getByRole('option')).toContainText(document.title);
  const { url, title, type } = document;
  await page.evaluate((state) => localStorage.setItem('saved', JSON.stringify({ state, version: 1 })), {
    items: [{ url, title, type }],
    readingList: [],
    progress: {},
  });
  await open(page, `${server.url}/saved`);
  await expect(
    page.getByRole('listitem').filter({ hasText: title }).getByText('Riddle', { exact: true }),
  ).toBeVisible();
  await page.close();
  await server.stop();
});

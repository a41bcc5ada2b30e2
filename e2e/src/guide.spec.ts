import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageOfEachKind } from '@roe/tools/kinds';
import { openStore } from '@roe/tools/store';
import { expect, open, test, title } from './journey.ts';
import { copyProject, emptyStore, npmRun, ship, startServer } from './site.ts';

/** Writes down the files of the guide's section as they stand in it: each is named, and then shown. */
function followGuide(project: string): void {
  const guide = readFileSync(path.join(project, 'docs/contributing-a-section.md'), 'utf8');
  for (const [, file = '', text = ''] of guide.matchAll(/`(mfe-questions\/[\w./-]+)`[\s\S]*?```\w+\n([\s\S]*?)```/g)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  const modules = (name: string) => path.join(project, name, 'node_modules'); // as an install would link them
  cpSync(modules('mfe-chat'), modules('mfe-questions'), { recursive: true, verbatimSymlinks: true });
}

test('the section of the guide is checked and shipped as it stands there, and journeys find its page', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const project = copyProject();
  followGuide(project);

  const checked = await npmRun(['check', 'questions'], {}, project);
  expect(checked.text).toMatch(/\d+ passed, 0 failed/);
  const unknown = await npmRun(['check', 'question'], {}, project);
  expect(unknown.code).toBe(1);
  expect(unknown.text).toContain('Expected one of shell, audio');

  const store = emptyStore();
  await ship(store, 'shell', 'story'); // a new section is in the menu of all pages: fewer are sooner made
  const shipped = await npmRun(['ship', 'questions'], { SITE_DIR: store }, project);
  expect(shipped.text).toContain('Revision 2 is live');
  expect(pageOfEachKind(openStore(store), 'questions')).toEqual(['/questions']);
  const { sectionIds }: typeof import('@roe/tools/workspace') = await import(
    path.join(project, 'tools/src/workspace.ts')
  );
  expect(sectionIds()).toContain('questions'); // and with it the journeys of kinds.spec.ts

  const server = await startServer('serve', { SITE_DIR: store });
  await open(page, `${server.url}/questions`);
  await expect(title(page)).toHaveText('Questions');
  await expect(page.getByRole('heading', { name: 'Who sees?' })).toBeVisible();
  await page.close();
  await server.stop();
});

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from './journey.ts';
import { copyStore, source, startServer } from './site.ts';

test.use({ expected: /React DevTools|\[HMR\]|\[rsbuild\]/i });

/** Changes a file of the project's copy, as an editor would; returns the way back. */
function edit(file: string, from: string, to: string): () => void {
  const before = readFileSync(source(file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(source(file), before.replaceAll(from, to));
  return () => writeFileSync(source(file), before);
}

test('npm run dev shows an edit of a section at once and keeps what was open', async ({ page }) => {
  const server = await startServer('dev', { SITE_DIR: copyStore() }, ['chat']);
  await page.goto(`${server.url}/chatbot`);
  await page.getByRole('radio', { name: /Realized/ }).check();
  const question = page
    .getByRole('group')
    .filter({ has: page.getByRole('heading') })
    .first();
  await question.locator('summary').click();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const undo = edit('mfe-chat/src/guide-page.tsx', 'Seeker level', 'Your level');
  await expect(page.getByRole('group', { name: 'Your level' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Realized/ })).toBeChecked();
  await expect(question).toHaveAttribute('open');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  undo();

  const undoFrame = edit('shell/src/frame/footer.tsx', 'one reality, read in three layers.', 'read in three layers.');
  await expect(page.getByText('Form: read in three layers.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Realized/ })).toBeChecked();
  undoFrame();

  const undoText = edit('mfe-chat/content/questions.json', 'What is ROE, in plain words?', 'What is ROE?');
  await expect(page.getByRole('heading', { name: 'What is ROE?', exact: true })).toBeVisible();
  undoText();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Decodings' }).click();
  await expect(page.getByRole('link', { name: 'The Seer Awakens' })).toBeVisible(); // as it is shipped
  await page.close();
  expect(await server.stop('SIGINT')).toBe(0);
});

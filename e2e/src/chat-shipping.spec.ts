import { again, ask, lastAnswer, test } from './chat.ts';
import { expect, open, reload } from './journey.ts';
import { copyStore, emptyStore, ship, startServer, withEdit } from './site.ts';

const PERSONA = 'mfe-chat/private/persona.json';
const opening = ['"From the library:"', '"Out of the library:"'] as const;

test('a ship of the guide alone speaks at once, to tabs that are open and without a restart', async ({
  page,
  ownSite,
}) => {
  await open(page, `${ownSite.url}/chatbot`);
  await ask(page, 'What is karma?');
  await expect(lastAnswer(page)).toContainText('From the library: karma:');
  const undo = ['What is ROE, in plain words?', 'What is ROE, plainly?'] as const;
  await withEdit(PERSONA, opening, () =>
    withEdit('mfe-chat/content/questions.json', undo, () => ship(ownSite.store, 'chat')),
  );
  await expect(async () => {
    await ask(page, 'What is dharma?');
    await expect(again(page)).toBeVisible();
    await expect(lastAnswer(page)).toContainText('Out of the library: dharma:');
  }).toPass();
  await reload(page);
  await expect(page.getByRole('heading', { name: 'What is ROE, plainly?' })).toBeAttached();
  await expect(lastAnswer(page)).toContainText('Out of the library: dharma:');
});

test.describe('in development', () => {
  test.use({ expected: /React DevTools|\[HMR\]|\[rsbuild\]/i });

  test('with nothing shipped the guide answers, from its sources as they are now', async ({ page }) => {
    const server = await startServer('dev', { SITE_DIR: emptyStore() }, ['chat']);
    await page.goto(`${server.url}/chatbot`);
    await ask(page, 'Why can’t I put my phone down?');
    await expect(lastAnswer(page)).toContainText('From the library:');
    await expect(lastAnswer(page).getByRole('link', { name: 'Ask Sakshi' }).first()).toBeVisible();
    await withEdit(PERSONA, opening, async () => {
      await again(page).click();
      await expect(lastAnswer(page)).toContainText('Out of the library:');
    });
    await page.close();
    expect(await server.stop('SIGINT')).toBe(0);
  });

  test('what is live beside it is known too', async ({ page }) => {
    const server = await startServer('dev', { SITE_DIR: copyStore() }, ['chat']);
    await page.goto(`${server.url}/chatbot`);
    await ask(page, 'What is karma?');
    await expect(lastAnswer(page)).toContainText('From the library: karma:');
    await page.close();
    expect(await server.stop('SIGINT')).toBe(0);
  });
});

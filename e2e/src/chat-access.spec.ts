import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { again, ask, input, lastAnswer, questions, test } from './chat.ts';
import { expect, open, tabTo } from './journey.ts';
import { publishedAt } from './published.ts';

test('the keyboard alone asks, stops, edits, chooses and clears', async ({ page, guide, upstream }) => {
  await open(page, `${guide.url}/chatbot`);
  await tabTo(page, input(page), 80);
  await page.keyboard.type('Who watches?');
  await page.keyboard.press('Enter');
  const stopped = await upstream.next();
  stopped.say('Somebody does. It');
  await expect(lastAnswer(page)).toContainText('Somebody does.');
  await page.keyboard.press('Escape');
  expect(await stopped.closed).toBe(false);
  await expect(lastAnswer(page)).toContainText('Stopped.');

  await page.keyboard.press('ArrowUp');
  await expect(input(page)).toHaveValue('Who watches?');
  await page.keyboard.press('Escape');
  await expect(input(page)).toHaveValue('');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type(' And when?');
  await page.keyboard.press('Enter');
  const whole = await upstream.next();
  expect(whole.messages.at(-1)?.content).toBe('Who watches? And when?');
  whole.say('Now.');
  whole.end();
  await expect(questions(page)).toHaveText(/Who watches\? And when\?/);
  await expect(again(page)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: /^Is my suffering/ }), 80);
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue(/^Is my suffering/);

  const list = page.getByRole('button', { name: /^Conversations/ });
  await tabTo(page, list, 80);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your conversations' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Clear chat' }), 80);
  await page.keyboard.press('Enter');
  await expect(questions(page)).toHaveCount(0);
});

/** A recognition of speech that hears what the journey says. */
const recognize = (page: Page) =>
  page.addInitScript(() => {
    class Recognition extends EventTarget {
      lang = '';
      interimResults = true;
      maxAlternatives = 9;
      start() {
        Object.assign(window, { recognition: this });
      }
      abort() {
        this.dispatchEvent(new Event('end'));
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });

/** The recognition ends with an event of this name. */
const happen = (page: Page, name: string, fields: object) =>
  page.evaluate(
    ([type, more]) => {
      const { recognition } = window as unknown as { recognition: EventTarget };
      recognition.dispatchEvent(Object.assign(new Event(type), more));
      recognition.dispatchEvent(new Event('end'));
    },
    [name, fields] as const,
  );

test('a spoken question fills the input, and what went wrong is said in its place', async ({
  page,
  guide,
  upstream,
}) => {
  await recognize(page);
  await open(page, `${guide.url}/chatbot`);
  const microphone = page.getByRole('button', { name: 'Speak your question' });
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Listening…')).toBeVisible();
  const settings = await page.evaluate(() => {
    const { lang, interimResults, maxAlternatives } = (window as unknown as { recognition: Record<string, unknown> })
      .recognition;
    return [lang, interimResults, maxAlternatives];
  });
  expect(settings).toEqual(['en-US', false, 1]);
  await happen(page, 'result', { results: [[{ transcript: 'what is karma' }]] });
  await expect(input(page)).toHaveValue('what is karma');
  await expect(input(page)).toBeFocused();
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  expect(upstream.count()).toBe(0);

  for (const [error, words] of [
    ['no-speech', 'Nothing was heard.'],
    ['not-allowed', 'The microphone is not allowed for this site.'],
    ['network', 'What recognises speech could not be reached.'],
  ] as const) {
    await microphone.click();
    await happen(page, 'error', { error });
    await expect(page.getByRole('alert')).toContainText(words);
  }
});

test('where the browser recognises no speech, it is said when somebody tries', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await open(page, `${site.url}/chatbot`);
  await page.getByRole('button', { name: 'Speak your question' }).click();
  await expect(page.getByRole('alert')).toHaveText('Sorry, your browser does not support speech recognition.');
});

test('nobody is shut out of a conversation, of a failure, of the list, or of the model', async ({
  page,
  guide,
  upstream,
}) => {
  await open(page, `${guide.url}/chatbot?about=/glossary/karma`);
  await ask(page, 'What is karma?');
  const answer = await upstream.next();
  answer.say('Karma is an act, and its pattern [1]. It');
  await expect(lastAnswer(page)).toContainText('Karma is an act');
  await expectNoViolations(page, '#-main');
  answer.breakOff();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, '#-main');
  await page.getByRole('button', { name: /^Conversations/ }).click();
  await expectNoViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Model' }).click();
  await expectNoViolations(page, 'dialog[open]');
});

test('without JavaScript the ten questions have their answers, and nothing is there that would not work', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/chatbot`);
  await expect(page.getByText('Asking needs JavaScript')).toBeVisible();
  const { data } = publishedAt<{ questions: { text: string; answer: { beginner: string } }[] }>('/chatbot');
  expect(data.questions).toHaveLength(10);
  for (const { text, answer } of data.questions) {
    await page.getByRole('heading', { name: text }).click();
    await expect(page.getByText(answer.beginner.split('\n\n')[0] ?? '')).toBeVisible();
  }
  await expect(page.locator('#-main').getByRole('button')).toHaveCount(0);
  await expect(input(page)).toBeHidden();
  await expect(page.getByText('In danger, or thinking of ending your life?')).toBeVisible();
  await context.close();
});

import { expectNoViolations } from '../axe.ts';
import { expect, holdScripts, open, reload, test, title } from '../journey.ts';
import {
  eventsOf,
  expectPaused,
  expectPlaying,
  play,
  playButton,
  player,
  showControls,
  sound,
  watchSound,
} from './player.ts';

const walk = [
  ['Decodings', 'Decodings'],
  ['Library', 'Seer’s Library'],
  ['Glossary', 'Sacred 108 Glossary'],
  ['Chat', /Sakshi/],
  ['About', /./],
  ['Real World', 'Decode the Real World'],
] as const;

test('a track plays on, without a gap, while six pages of four sections are visited', async ({ page, site }) => {
  await watchSound(page);
  await open(page, `${site.url}/audio`);
  await play(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const before = await sound(page);
  const { length } = await eventsOf(page);
  for (const [link, heading] of walk) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveTitle(/./);
  }
  await expectPlaying(page, before.time + 8);
  const after = await sound(page);
  expect((await eventsOf(page)).slice(length)).toEqual([]);
  expect((after.time - before.time) / (after.passed - before.passed)).toBeGreaterThanOrEqual(0.97);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await expect(player(page).getByRole('link', { name: 'Primordial Om' })).toBeVisible();
});

test('after a reload a track goes on where it was, when somebody presses play, and not before', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/audio`);
  await play(page, 'cosmic-drone');
  await showControls(page);
  await player(page).getByRole('slider', { name: 'Seek' }).fill('60');
  await expectPlaying(page, 61);
  const left = await sound(page);
  await reload(page);
  await expect(page.locator('audio')).toHaveCount(0);
  const recent = page.getByRole('region', { name: 'Recently Played' });
  await recent.getByRole('button', { name: 'Play Cosmic Drone' }).click();
  await expectPlaying(page, 10);
  expect(Math.abs((await sound(page)).time - left.time)).toBeLessThan(5);
});

test('the bar has nothing that axe finds, lies over no focus and no floating control, and leaves the footer in reach', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/audio`);
  await play(page, 'gayatri-light');
  await showControls(page);
  await expect(player(page).getByRole('slider', { name: 'Volume' })).toHaveValue('0.8');
  await expectNoViolations(page);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  const top = await player(page).evaluate((bar) => bar.getBoundingClientRect().top);
  for (const above of [last, page.getByRole('button', { name: 'Scroll to Top' })])
    expect(await above.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
  await page.emulateMedia({ media: 'print' });
  await expect(player(page)).toBeHidden();
});

test('the words follow the track: the line that is heard is marked', async ({ page, site }) => {
  await open(page, `${site.url}/audio?track=gayatri-light`);
  const card = page.locator('#gayatri-light');
  await card.getByText('Words to follow').click();
  await expect(card.getByText('May he quicken our thoughts.')).toBeVisible();
  await play(page, 'gayatri-light');
  await showControls(page);
  await player(page).getByRole('slider', { name: 'Seek' }).fill('15');
  await expect(card.locator('li[data-is-heard]')).toContainText('tat savitur vareṇyaṃ');
  await player(page).getByRole('slider', { name: 'Seek' }).fill('31');
  await expect(card.locator('li[data-is-heard]')).toContainText('dhiyo yo naḥ pracodayāt');
});

test('what reads aloud stops the track, and the track stops it', async ({ page, site }) => {
  await page.addInitScript(() => {
    const utterances: string[] = [];
    Object.assign(window, { utterances });
    Object.assign(speechSynthesis, {
      getVoices: () => [{}],
      cancel: () => void utterances.push('—'),
      speak: ({ text }: SpeechSynthesisUtterance) => void utterances.push(text),
    });
  });
  const spoken = () => page.evaluate(() => (window as unknown as { utterances: string[] }).utterances);
  await open(page, `${site.url}/audio`);
  await play(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Decodings' }).click();
  await page.getByRole('link', { name: 'The Three-Layer Model' }).first().click();
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expectPaused(page);
  await expect.poll(async () => (await spoken()).length).toBeGreaterThan(1);
  await player(page).getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page);
  expect((await spoken()).at(-1)).toBe('—');
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
});

test('the audio button of the frame silences everything and says what is so', async ({ page, site }) => {
  await open(page, `${site.url}/audio`);
  await play(page);
  await page.getByRole('button', { name: 'Mute Audio' }).click();
  await expectPaused(page);
  expect((await sound(page)).isMuted).toBe(true);
  await player(page).getByRole('button', { name: 'Play' }).click();
  await expect(player(page).getByRole('alert')).toContainText('Audio is muted for the whole site.');
  await expectPaused(page);
  await player(page).getByRole('button', { name: 'Enable Audio and play' }).click();
  await expectPlaying(page);
  expect((await sound(page)).isMuted).toBe(false);
  await expect(page.getByRole('button', { name: 'Mute Audio' })).toBeVisible();
});

test('without script each track has the browser’s own player, with a file that it plays', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/audio`);
  await expect(page.locator('audio[controls]')).toHaveCount(9);
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  const media = page.locator('#om-primordial audio');
  await media.evaluate((media: HTMLAudioElement) => Object.assign(media, { preload: 'metadata' }).load());
  await expect.poll(() => media.evaluate((media: HTMLAudioElement) => Math.round(media.duration))).toBe(192);
  await context.close();
});

test('K plays and pauses on any page, M mutes; each press is told to screen readers by the button', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/audio`);
  await play(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click();
  await expect(title(page)).toHaveText('Sacred 108 Glossary');
  await page.keyboard.press('k');
  await expectPaused(page);
  await expect(player(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('k');
  await expectPlaying(page);
  await page.keyboard.press('m');
  await expect(player(page).getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
});

test('a press that comes before the scripts plays when they are there', async ({ page, site }) => {
  const letScriptsRun = await holdScripts(page);
  await page.goto(`${site.url}/audio`, { waitUntil: 'commit' });
  await playButton(page).click();
  letScriptsRun();
  await expectPlaying(page);
});

test('a link to a track leads to it and plays nothing', async ({ page, site }) => {
  await open(page, `${site.url}/audio?track=breath-of-stillness`);
  await expect(playButton(page, 'breath-of-stillness')).toBeInViewport();
  await expect(page.locator('audio')).toHaveCount(0);
});

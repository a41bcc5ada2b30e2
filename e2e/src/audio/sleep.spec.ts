import { expect, open, test } from '../journey.ts';
import { expectPaused, freeze, moveClock, play, player, showControls, sound } from './player.ts';

test.beforeEach(async ({ page, site }) => {
  await open(page, `${site.url}/audio`);
  await play(page);
  await showControls(page);
  await player(page).getByRole('combobox', { name: 'Sleep timer' }).selectOption('5 minutes');
  await expect(player(page)).toContainText('Silent in 5 min');
});

test('it fades by the clock, falls silent at its time, and stands where it began to fade', async ({ page }) => {
  await moveClock(page, 4.8);
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.volume)).toBeLessThan(0.7);
  const { time } = await sound(page);
  await moveClock(page, 0.2);
  await expectPaused(page);
  expect((await sound(page)).time).toBeLessThanOrEqual(time);
  await expect(player(page)).not.toContainText('Silent in');
});

test('five minutes more are five minutes more', async ({ page }) => {
  await moveClock(page, 4.8);
  await player(page).getByRole('button', { name: '+5 minutes' }).click();
  await expect(player(page)).toContainText('Silent in 6 min');
  expect((await sound(page)).isPaused).toBe(false);
});

test('a tab that was frozen past the moment is silent when it wakes, and its timer is done', async ({ page }) => {
  await freeze(page, 30);
  await expectPaused(page);
  await expect(player(page)).not.toContainText('Silent in');
  await expect(player(page).getByRole('combobox', { name: 'Sleep timer' })).toHaveValue('off');
});

import type { Page } from '@playwright/test';
import { expect, open, test, title } from '../journey.ts';
import { expectPlaying, freeze, moveClock, play, playButton, player } from './player.ts';

/** Partials of a bell. */
const PARTIALS = 5;

type Metered = typeof globalThis & { meter?: AnalyserNode; strikes: number[] };

/** Measures what all audio contexts of the page play, and notes in how many seconds oscillators are to begin. */
const meter = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { connect } = AudioNode.prototype;
    const plain = connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode && this.context instanceof AudioContext) {
        const kept = globalThis as Metered;
        kept.meter ??= new AnalyserNode(this.context, { fftSize: 32_768 });
        plain.call(this, kept.meter);
      }
      return plain.call(this, to);
    } as AudioNode['connect'];
    const strikes: number[] = [];
    Object.assign(globalThis, { strikes });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at = 0) {
      strikes.push(Math.round(at - this.context.currentTime));
      start.call(this, at);
    };
  });

/** The loudest of the last 0.7 seconds, 0..1. */
const loudness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { meter } = globalThis as Metered;
    const samples = new Float32Array(meter?.fftSize ?? 0);
    meter?.getFloatTimeDomainData(samples);
    return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  });

/** In how many seconds each bell was to ring when it was placed. */
const strikes = async (page: Page): Promise<number[]> =>
  (await page.evaluate(() => (globalThis as Metered).strikes)).filter((_, place) => place % PARTIALS === 0);

const expectSound = (page: Page): Promise<void> => expect.poll(() => loudness(page)).toBeGreaterThan(0.005);
const expectSilence = (page: Page): Promise<void> => expect.poll(() => loudness(page)).toBeLessThan(0.0005);

test.beforeEach(({ page }) => meter(page));

test('a mix comes by its address, plays on elsewhere, and gives way to a track', async ({ page, site }) => {
  await open(page, `${site.url}/audio?mix=rain-and-river_80.cosmic-drone_40`);
  const mixer = page.getByRole('region', { name: 'Mix soundscapes' });
  await expect(mixer.getByRole('checkbox', { name: 'Rain and River' })).toBeChecked();
  await expect(mixer.getByRole('slider', { name: 'Volume of Cosmic Drone' })).toHaveValue('40');
  await mixer.getByRole('button', { name: 'Play the mix' }).click();
  await expectSound(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click();
  await expect(title(page)).toHaveText('Sacred 108 Glossary');
  await expect(player(page)).toContainText('Rain and River, Cosmic Drone');
  await expectSound(page);
  await player(page).getByRole('link').click();
  await play(page);
  await expectSilence(page);
  await expect(mixer.getByRole('button', { name: 'Play the mix' })).toBeVisible();
});

test('the mute of the frame ends a mix', async ({ page, site }) => {
  await open(page, `${site.url}/audio?mix=tanpura-and-bowls_100`);
  await page.getByRole('button', { name: 'Play the mix' }).click();
  await expectSound(page);
  await page.getByRole('button', { name: 'Mute Audio' }).click();
  await expectSilence(page);
});

test('a sitting is rung in and out, and tells how long it still is', async ({ page, site }) => {
  await open(page, `${site.url}/audio`);
  const timer = page.getByRole('region', { name: 'Meditation timer' });
  await timer.getByRole('spinbutton', { name: 'Minutes' }).fill('2');
  await timer.getByRole('button', { name: 'Begin to sit' }).click();
  await expectSound(page);
  await expect(timer.getByRole('timer')).toHaveText(/^1:5\d left$/);
  await timer.getByRole('button', { name: 'End the sitting' }).click();
  await expectSilence(page);
});

for (const [how, pass] of [
  ['whose clock has gone on without its sound', moveClock],
  ['that was frozen', freeze],
] as const)
  test(`a tab ${how} rings a sitting out as soon as it can, and says that it is over`, async ({ page, site }) => {
    await open(page, `${site.url}/audio`);
    const timer = page.getByRole('region', { name: 'Meditation timer' });
    await timer.getByRole('spinbutton', { name: 'Minutes' }).fill('1');
    await timer.getByRole('button', { name: 'Begin to sit' }).click();
    await expectSound(page);
    expect(await strikes(page)).toEqual([0, 60]);
    await pass(page, 1.05);
    await expect(timer.getByRole('button', { name: 'Begin to sit' })).toBeVisible();
    await expect(page.getByText('The sitting is over.')).toBeAttached();
    expect(await strikes(page)).toEqual([0, 60, 0]);
    await expectSound(page);
  });

test.describe('without a connection', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });

  test('a track that is kept offline plays without a connection, and is deleted with everything else', async ({
    page,
    site,
    context,
  }) => {
    await open(page, `${site.url}/audio`);
    await play(page, 'cosmic-drone'); // the player itself is there
    const keep = page.getByRole('button', { name: 'Keep Primordial Om offline, 1.4 MB' });
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(true);
    await playButton(page).click();
    await expect(player(page).getByRole('link')).toHaveText('Primordial Om');
    await expectPlaying(page, 1);
    expect(await page.evaluate(() => document.querySelector('audio')?.currentSrc)).toContain('blob:');
    await context.setOffline(false);

    await open(page, `${site.url}/privacy`);
    await page.getByRole('button', { name: 'Delete all data on this device' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/deleted from it: .*sound files/)).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await open(page, `${site.url}/audio`);
    await expect(keep).toHaveAttribute('aria-pressed', 'false');
  });
});

import { now } from '../clock.ts';
import type { Deck } from './deck.ts';
import type { createGain } from './gain.ts';
import { type Media, on } from './media.ts';
import { usePlayer } from './player.ts';
import { lullAt, sleepLater } from './sleep.ts';

/** Milliseconds before the end in which somebody who presses play is awake. */
const AWAKE = 15_000;

/**
 * Lets what plays fall asleep, by the clock: a tab that was frozen past the moment is silent as soon as it wakes. Then it stands where
 * it began to fade. Returns the way to stop.
 */
export function followSleep(media: Media, gain: ReturnType<typeof createGain>, deck: Deck): () => void {
  let fadedFrom: number | undefined;

  function tick(): void {
    const { sleep, time } = usePlayer.getState();
    const level = lullAt(sleep, now());
    fadedFrom = level < 1 ? (fadedFrom ?? time) : undefined;
    gain.lulledTo(level);
    if (level > 0) return;
    const place = fadedFrom ?? time;
    media.pause();
    deck.seek(place);
    usePlayer.setState({ sleep: null });
  }

  function onPlay(): void {
    const { sleep } = usePlayer.getState();
    if (sleep === null || sleep === 'end' || sleep.at - now() > AWAKE) return;
    usePlayer.setState({ sleep: sleep.at > now() ? sleepLater(sleep, now()) : null });
  }

  const stops = [
    on(media, ['play'], onPlay),
    on(media, ['timeupdate'], tick),
    on(document, ['resume', 'visibilitychange'], tick), // nothing plays in a tab that was frozen
    usePlayer.subscribe((player, before) => void (player.sleep !== before.sleep && tick())),
  ];
  return () => stops.forEach((stop) => void stop());
}

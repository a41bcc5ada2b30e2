import { soundEnded, trackRequested, useSound } from '@roe/shared/state/sound';
import { usePlayerChoices } from '../kept/player-choices.ts';
import type { Track } from '../track.ts';
import { followChoices } from './choices.ts';
import { createDeck } from './deck.ts';
import { createGain } from './gain.ts';
import { followListening } from './listening.ts';
import { followSleep } from './lull.ts';
import type { Media } from './media.ts';
import { mediaSession } from './media-session.ts';
import { followOtherTabs } from './other-tabs.ts';
import { isRunning, usePlayer } from './player.ts';
import { neighbourOf } from './queue.ts';

/** What can be done to what plays. */
export interface Engine {
  /** Plays or pauses the track that is there. */
  toggle: () => void;
  pause: () => void;
  /** Goes to a second of the track. */
  seek: (seconds: number) => void;
  /** Goes on or back by so many seconds. */
  skip: (seconds: number) => void;
  /** Begins the next track of the queue, or the one before; a track that has begun begins again first. */
  step: (by: 1 | -1) => void;
  /** Takes its hands off the element, and the element off. */
  stop: () => void;
}

const idsOf = (tracks: Track[]): string[] => tracks.map(({ id }) => id);

/** After so many seconds 'previous' means the beginning of this track. */
const BEGUN = 3;

/**
 * Plays tracks on the one media element. What is asked for comes by `trackRequested`, from anywhere on the site; a track that loses the voice
 * pauses, one that pauses gives it back.
 */
export function createEngine(media: Media, tracks: Track[]): Engine {
  const gain = createGain(media, () => usePlayerChoices.getState().volume);
  const deck = createDeck(media, gain);

  function onRequested(id: string): void {
    const track = tracks.find((other) => other.id === id);
    if (track) deck.play(track);
    else soundEnded('track');
  }

  const neighbour = (by: 1 | -1) => {
    const { track, queue } = usePlayer.getState();
    return neighbourOf(queue, track?.id, by, usePlayerChoices.getState().loop);
  };

  function onEnded(): void {
    const { playsOn, loop } = usePlayerChoices.getState();
    const isLast = usePlayer.getState().sleep === 'end' || !(playsOn || loop === 'all');
    const next = isLast ? undefined : neighbour(1);
    if (usePlayer.getState().sleep === 'end') usePlayer.setState({ sleep: null });
    if (next) trackRequested(next);
  }

  const engine: Engine = {
    toggle() {
      const { track, status } = usePlayer.getState();
      if (isRunning(status) && !deck.isLeaving()) deck.pause();
      else if (track) trackRequested(track.id);
    },
    pause: deck.pause,
    seek: deck.seek,
    skip: (seconds) => deck.seek(usePlayer.getState().time + seconds),
    step(by) {
      const next = neighbour(by);
      if (by < 0 && (usePlayer.getState().time > BEGUN || !next)) deck.seek(0);
      else if (next) trackRequested(next);
    },
    stop() {
      for (const stop of stops) stop();
      media.pause();
      soundEnded('track');
      usePlayer.setState(usePlayer.getInitialState());
    },
  };

  const stops = [
    deck.stop,
    gain.stop,
    followChoices(media, gain),
    followListening(media),
    followSleep(media, gain, deck),
    followOtherTabs(media, deck),
    mediaSession(engine),
    deck.onEnded(onEnded),
    useSound.subscribe((now, before) => {
      if (now.request && now.request !== before.request) onRequested(now.request.id);
      else if (now.voice !== 'track') deck.pauseAtOnce();
    }),
  ];
  usePlayer.setState(({ queue }) => ({ engine, tracks, queue: queue.length > 0 ? queue : idsOf(tracks) }));
  const { voice, request } = useSound.getState();
  if (voice === 'track' && request) onRequested(request.id);
  return engine;
}

import { usePreferences } from '@roe/shared/state/preferences';
import { soundEnded } from '@roe/shared/state/sound';
import { useOfflineTracks } from '../kept/offline-tracks.ts';
import { usePlayerChoices } from '../kept/player-choices.ts';
import type { Track } from '../track.ts';
import type { createGain } from './gain.ts';
import { filesFor, type Media, on } from './media.ts';
import { type Status, usePlayer } from './player.ts';

/** Milliseconds of a fade at the beginning and at a pause. */
const FADE = 250;
const HAVE_FUTURE_DATA = 3;
const MEDIA_ERR_NETWORK = 2;
/** Seconds before its time at which a file has ended too soon. */
const CUT_OFF = 2;

export type Deck = ReturnType<typeof createDeck>;

/** The media element with one track in it. What the store says of it comes from the element's own events. */
export function createDeck(media: Media, gain: ReturnType<typeof createGain>) {
  /** Seconds at which it goes on as soon as the file is there. */
  let place = 0;
  let isLeaving = false;
  /** Addresses of the same track that are tried where the one in the element does not play. */
  let others: string[] = [];
  let hindrance: 'refused' | 'muted' | 'elsewhere' | null = null;
  /** Where playback was told to be, and when: a browser that runs out of a file jumps from there to its end. */
  let reached = { time: 0, at: 0 };
  let isCutOff = false;

  function statusNow(): Status {
    if (media.error || isCutOff) return 'error';
    if (media.paused) return hindrance ?? 'paused';
    return media.readyState < HAVE_FUTURE_DATA ? 'loading' : 'playing';
  }

  const tell = () => {
    const { track } = usePlayer.getState();
    const duration = Number.isFinite(media.duration) ? media.duration : (track?.sound.seconds ?? 0);
    usePlayer.setState({ status: statusNow(), time: isCutOff ? reached.time : place || media.currentTime, duration });
  };

  function onPaused(): void {
    if (!media.paused && !media.error) return; // it plays again by the time that this is told
    isLeaving = false;
    gain.set(1);
    soundEnded('track');
  }

  /** A file that is not there or cannot be decoded gives way to another form of the track, before anything is said of it. */
  function onError(): void {
    const [src, ...rest] = others;
    if (!src || media.error?.code === MEDIA_ERR_NETWORK) return;
    const goesOn = !media.paused && !isLeaving;
    others = rest;
    place = usePlayer.getState().time;
    insert(src);
    if (goesOn) start();
  }

  const stops = [
    on(media, ['error'], onError),
    on(media, ['loadedmetadata'], () => {
      if (place) media.currentTime = place;
      place = 0;
    }),
    on(media, ['play'], () => {
      hindrance = null;
    }),
    on(media, ['pause', 'error'], onPaused),
    on(media, ['timeupdate', 'seeking', 'playing'], () => {
      if (!media.ended) reached = { time: media.currentTime, at: performance.now() };
    }),
    on(media, ['ended'], () => {
      const passed = ((performance.now() - reached.at) / 1000) * media.playbackRate;
      isCutOff = reached.time + passed < (usePlayer.getState().track?.sound.seconds ?? 0) - CUT_OFF;
    }),
    on(media, 'emptied loadstart durationchange canplay play playing waiting pause ended error'.split(' '), tell),
    on(media, ['timeupdate', 'seeking', 'seeked'], tell),
    usePreferences.subscribe(({ isAudioEnabled }) => {
      if (!isAudioEnabled || hindrance !== 'muted') return;
      hindrance = null;
      tell();
    }),
  ];

  function hinder(by: typeof hindrance): void {
    hindrance = by;
    tell();
    soundEnded('track');
  }

  function load(track: Track, from: number): void {
    place = from;
    hindrance = null;
    isLeaving = false;
    isCutOff = false;
    usePlayer.setState({ track, time: from, duration: track.sound.seconds });
    const kept = useOfflineTracks.getState().addresses[track.id];
    const [src = '', ...rest] = [...(kept ? [kept] : []), ...filesFor(media, track.sound.files).map(({ src }) => src)];
    others = rest;
    insert(src);
  }

  function insert(src: string): void {
    media.src = src;
    media.load();
  }

  function start(): void {
    if (!usePreferences.getState().isAudioEnabled) {
      hinder('muted');
      return;
    }
    if (media.paused) gain.set(0);
    isLeaving = false;
    const { src } = media;
    media.play().then(
      () => gain.fadeTo(1, FADE),
      ({ name }: Error) => {
        if (media.src !== src) return; // another file has taken its place
        gain.set(1);
        if (name === 'NotAllowedError') hinder('refused');
        else if (name !== 'AbortError') tell();
      },
    );
  }

  return {
    /** Whether it is about to pause. */
    isLeaving: () => isLeaving,
    /** Plays a track: on from where it is, or from where the visitor left it. One that failed is fetched again. */
    play(track: Track): void {
      const { track: before, time } = usePlayer.getState();
      if (track !== before) load(track, usePlayerChoices.getState().places[track.id] ?? 0);
      else if (statusNow() === 'error') load(track, time);
      start();
    },
    /** Pauses after a short fade. */
    pause(): void {
      isLeaving = statusNow() === 'playing';
      if (isLeaving) gain.fadeTo(0, FADE, () => media.pause());
      else media.pause();
    },
    /** Pauses because somebody else sounds. */
    giveWay(): void {
      if (!media.paused) hinder('elsewhere');
    },
    pauseAtOnce(): void {
      if (!media.paused) media.pause();
    },
    seek(seconds: number): void {
      const { duration } = usePlayer.getState();
      const to = Math.min(Math.max(0, seconds), duration);
      if (media.readyState === 0) place = to;
      else media.currentTime = to;
      tell();
    },
    onEnded: (listener: () => void) => on(media, ['ended'], () => void (isCutOff || listener())),
    stop(): void {
      for (const stop of stops) stop();
    },
  };
}

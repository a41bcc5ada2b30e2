import type { SoundFile } from '../track.ts';

/** What the player uses of the document's one `<audio>`. */
export type Media = EventTarget &
  Pick<
    HTMLAudioElement,
    | 'canPlayType'
    | 'currentTime'
    | 'duration'
    | 'ended'
    | 'error'
    | 'load'
    | 'loop'
    | 'muted'
    | 'pause'
    | 'paused'
    | 'play'
    | 'playbackRate'
    | 'readyState'
    | 'src'
    | 'volume'
  >;

/** The files that a browser says it can play, the best first; the last of all where it says so of none. */
export function filesFor(media: Pick<Media, 'canPlayType'>, files: SoundFile[]): SoundFile[] {
  const playable = files.filter(({ type }) => media.canPlayType(type) !== '');
  return playable.length > 0 ? playable : files.slice(-1);
}

/** Whether the page may set how loud it is: on some devices their keys alone do. */
export function canSetVolume(media: Pick<Media, 'volume'>): boolean {
  const before = media.volume;
  media.volume = 0.5;
  const isSet = media.volume === 0.5;
  media.volume = before;
  return isSet;
}

/** Listens to several events. Returns the way to stop. */
export function on(target: EventTarget, types: string[], listener: () => void): () => void {
  const controller = new AbortController();
  for (const type of types) target.addEventListener(type, listener, { signal: controller.signal });
  return () => controller.abort();
}

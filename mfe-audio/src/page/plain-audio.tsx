import type { Track } from '../track.ts';

/** The browser's own player, where there is no script. */
export function PlainAudio({ track: { title, sound } }: { track: Track }) {
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useMediaCaption: what is recited stands beside the track; nobody speaks */}
      <audio controls preload="none" aria-label={title}>
        {sound.files.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </audio>
    </noscript>
  );
}

import { usePlayer } from '../player/player.ts';
import styles from './track-card.module.css';

const HEIGHT = 40;

/** How loud a track is from its beginning to its end, and how much of it has been heard. Decorative. */
export function Waveform({ id, waveform }: { id: string; waveform: number[] }) {
  const percent = usePlayer(({ track, time, duration }) =>
    track?.id === id && duration > 0 ? Math.round((100 * time) / duration) : 0,
  );
  const bars = waveform.map((level, place) => barAt(place, level)).join('');
  const width = waveform.length * 3;
  return (
    <svg
      className={styles['waveform']}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars} />
      {percent > 0 && <path d={bars} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }} data-is-heard="" />}
    </svg>
  );
}

/** A line round the middle, never quite without height. */
function barAt(place: number, level: number): string {
  const half = Math.max(1, Math.round((level * HEIGHT) / 200));
  return `M${place * 3 + 1} ${HEIGHT / 2 - half}v${2 * half}`;
}

import { useRecentTracks } from '../kept/recent-tracks.ts';
import type { Track } from '../track.ts';
import { PlayTrack } from './play-track.tsx';
import styles from './recently-played.module.css';

/** The three tracks that were played last on this device, as far as there are any. */
export function RecentlyPlayed({ tracks }: { tracks: Track[] }) {
  const kept = useRecentTracks((recent) => recent.tracks);
  const recent = kept.flatMap(({ id }) => tracks.find((track) => track.id === id) ?? []);
  if (recent.length === 0) return null;
  return (
    <section className={styles['recent']} aria-labelledby="-recently-played">
      <h2 id="-recently-played">Recently Played</h2>
      <ul>
        {recent.map((track) => (
          <li key={track.id}>
            <PlayTrack track={track} queue={recent.map(({ id }) => id)} isSmall />
            <span>
              {track.title} <span className={styles['duration']}>{track.duration}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { usePlayer } from '../player/player.ts';
import type { Line, TrackWords } from '../track.ts';
import styles from './words.module.css';

/** The words that a track follows, each line once; the line and the syllable that are heard are marked. */
export function Words({ id, words: { lines, source } }: { id: string; words: TrackWords }) {
  return (
    <details className={styles['words']}>
      <summary>Words to follow</summary>
      <ul aria-label="Words">
        {lines.map((line) => (
          <WordsLine key={line.iast} id={id} line={line} />
        ))}
      </ul>
      <p className={styles['source']}>{source}</p>
    </details>
  );
}

function WordsLine({ id, line }: { id: string; line: Line }) {
  const place = usePlayer(({ track, status, time }) =>
    track?.id === id && status === 'playing' ? syllableAt(line, time) : -1,
  );
  return (
    <li data-is-heard={place >= 0 || undefined}>
      <span className={styles['line']}>
        <span lang="sa">{line.devanagari}</span> <span lang="sa-Latn">{line.iast}</span>
      </span>
      <span className={styles['syllables']} lang="sa-Latn" aria-hidden="true">
        {line.syllables.map(({ iast, after }, index) => (
          <span key={after} data-is-heard={index === place || undefined}>
            {iast}
          </span>
        ))}
      </span>
      <span className={styles['meaning']}>{line.meaning}</span>
    </li>
  );
}

/** Which syllable of a line is heard at a second of the track; -1 where the line is not. */
function syllableAt({ at, lasts, syllables }: Line, time: number): number {
  const begun = at.find((start) => start <= time && time < start + lasts);
  return begun === undefined ? -1 : syllables.findLastIndex(({ after }) => begun + after <= time);
}

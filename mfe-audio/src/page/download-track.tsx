import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { count } from '../counts.ts';
import { Sign } from '../sign.tsx';
import { megabytesOf, type Track } from '../track.ts';
import styles from './play-track.module.css';

/** The file that most devices play, under the track's name. */
export function DownloadTrack({ track: { id, title, sound } }: { track: Track }) {
  const file = sound.files.at(-1);
  if (!file) return null;
  const ending = file.src.slice(file.src.lastIndexOf('.'));
  const weight = megabytesOf(file);
  return (
    <a
      className={styles['sign']}
      href={file.src}
      download={`${title} (ROE)${ending}`}
      title={`Download, ${weight}`}
      onClick={() => count(id, 'download')}
    >
      <Sign of="download" />
      <VisuallyHidden>
        Download {title}, {weight}
      </VisuallyHidden>
    </a>
  );
}

import { usePageData } from '@roe/shared/frame';
import { usePreferences } from '@roe/shared/state/preferences';
import { PageHeader } from '@roe/shared/ui/page-header';
import styles from './audio-page.module.css';

export interface AudioData {
  tracks: { id: string; title: string; description: string; duration: string; category: string }[];
}

export function AudioPage() {
  const { tracks } = usePageData<AudioData>();
  const isAudioEnabled = usePreferences((preferences) => preferences.isAudioEnabled);
  return (
    <>
      <PageHeader lead="Sound is the layer between stillness and form that everybody can check: a movement, a pattern, and then a room that is different." />
      <p className={styles['state']} role="status">
        {isAudioEnabled ? 'Sound is on for the whole site.' : 'Sound is muted for the whole site.'}
      </p>
      <p className={styles['note']}>
        These nine are being rendered by the project’s own instruments. Here is what each one will let you hear.
      </p>
      <ul className={styles['grid']}>
        {tracks.map(({ id, title, description, duration, category }) => (
          <li key={id} id={id}>
            <p className={styles['details']}>
              {category} · {duration}
            </p>
            <h2>{title}</h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

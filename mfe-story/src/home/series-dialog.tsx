import { ButtonLink } from '@roe/shared/ui/button-link';
import { Dialog } from '@roe/shared/ui/dialog';
import type { HomeData } from './home.ts';
import styles from './series-dialog.module.css';

interface Props extends Pick<HomeData['wombs'], 'status' | 'episodes'> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
}

/** A series and its episodes. */
export function SeriesDialog({ isOpen, onClose, title, status, episodes }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <ButtonLink variant="primary" to="/pregnancy-of-wombs">
          Explore the Series
        </ButtonLink>
      }
    >
      <p className={styles['status']}>{status}</p>
      <ol className={styles['episodes']}>
        {episodes.map(({ title: name, text }, index) => (
          <li key={name} className={styles['episode']}>
            <p className={styles['number']}>Episode {index + 1}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

import { Button } from '@roe/shared/ui/button';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { useDialog } from '@roe/shared/ui/dialog';
import { Picture } from '@roe/shared/ui/picture';
import { useId } from 'react';
import type { HomeData } from './home.ts';
import { SeriesDialog } from './series-dialog.tsx';
import styles from './wombs-teaser.module.css';

/** The series that is being written. */
export function WombsTeaser({
  heading,
  status,
  text,
  episodes,
  picture,
}: HomeData['wombs'] & { picture: HomeData['wombsPicture'] }) {
  const id = useId();
  const dialog = useDialog();
  return (
    <>
      <section className={styles['teaser']} aria-labelledby={id} data-theme="night">
        {picture && (
          <div className={styles['picture']}>
            <Picture picture={picture} alt="" sizes="(width < 52rem) 100vw, 74rem" className={styles['image']} />
          </div>
        )}
        <div className={styles['words']}>
          <p className={styles['status']}>{status}</p>
          <h2 id={id}>{heading}</h2>
          <p className={styles['text']}>{withSanskritMarked(text)}</p>
          <ol className={styles['episodes']}>
            {episodes.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ol>
          <div className={styles['ways']}>
            <ButtonLink variant="primary" to="/pregnancy-of-wombs">
              Explore the Series
            </ButtonLink>
            <Button data-early="episodes" data-needs-script="" onClick={dialog.onOpen}>
              The three episodes
            </Button>
          </div>
        </div>
      </section>
      {/* Outside, so that it is read in the theme of the page. */}
      {dialog.isSeen && <SeriesDialog title={heading} status={status} episodes={episodes} {...dialog} />}
    </>
  );
}

/** Devanagari is another language and has a typeface of its own. */
const withSanskritMarked = (text: string) =>
  text.split(/([\u0900-\u097f]+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} lang="sa">
        {part}
      </span>
    ) : (
      part
    ),
  );

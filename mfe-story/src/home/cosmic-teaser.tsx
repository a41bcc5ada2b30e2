import { ButtonLink } from '@roe/shared/ui/button-link';
import { Picture } from '@roe/shared/ui/picture';
import { useId } from 'react';
import styles from './cosmic-teaser.module.css';
import type { Scene, Teaser } from './home.ts';

/** The eight pictures side by side, as the panels of one altarpiece, from edge to edge. */
export function CosmicTeaser({ heading, text, scenes }: Teaser & { scenes: Scene[] }) {
  const id = useId();
  return (
    <section className={styles['teaser']} aria-labelledby={id} data-theme="night">
      <ul className={styles['panels']} aria-hidden="true">
        {scenes.map(({ picture }) => (
          <li key={picture.src} className={styles['panel']}>
            <Picture picture={picture} alt="" sizes="(width < 48rem) 24rem, 46rem" className={styles['image']} />
          </li>
        ))}
      </ul>
      <div className={styles['words']}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        <ButtonLink variant="primary" to="/cosmic-series">
          Watch the Cosmic Storyboard
        </ButtonLink>
      </div>
    </section>
  );
}

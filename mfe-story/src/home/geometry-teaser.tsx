import { ButtonLink } from '@roe/shared/ui/button-link';
import { Picture } from '@roe/shared/ui/picture';
import { useId } from 'react';
import styles from './geometry-teaser.module.css';
import type { HomeData } from './home.ts';

/** Two patterns as seals, one leaning on the other, and the way to the others. */
export function GeometryTeaser({
  heading,
  text,
  pictures,
}: HomeData['geometry'] & { pictures: HomeData['geometryPictures'] }) {
  const id = useId();
  return (
    <section className={styles['teaser']} aria-labelledby={id}>
      <div className={styles['seals']}>
        {pictures.map((picture) => (
          <div key={picture.src} className={styles['seal']}>
            <Picture picture={picture} alt="" sizes="(width < 48rem) 62vw, 24rem" />
          </div>
        ))}
      </div>
      <div className={styles['words']}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        <ButtonLink to="/sacred-patterns">Explore the Sacred Geometry</ButtonLink>
      </div>
    </section>
  );
}

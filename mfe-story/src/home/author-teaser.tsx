import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { Glyph } from '@roe/shared/ui/glyph';
import { useId } from 'react';
import styles from './author-teaser.module.css';
import type { Teaser } from './home.ts';

/** Who made this, and how. */
export function AuthorTeaser({ heading, text }: Teaser) {
  const id = useId();
  return (
    <section className={styles['teaser']} aria-labelledby={id}>
      <div className={styles['rule']}>
        <Glyph size="2rem" />
      </div>
      <h2 id={id}>{heading}</h2>
      <p className={styles['text']}>{text}</p>
      <div className={styles['ways']}>
        <ArrowLink to="/about">About ROE</ArrowLink>
        <ArrowLink to="/realization">The realization story</ArrowLink>
      </div>
    </section>
  );
}

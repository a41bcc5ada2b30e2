import { useId } from 'react';
import styles from './book-cover.module.css';
import { coverDrawing } from './book-cover-drawing.ts';
import type { Layer } from './layers.tsx';

interface Props {
  title: string;
  /** Who wrote it; of a text without an author, where it belongs. */
  author?: string;
  layer: Layer;
  /** What decides the drawing, such as the book's slug. */
  seed: string;
}

/** More letters than these do not fit at the size that a short title has. */
const SHORT = 22;
const MEDIUM = 44;

/**
 * The cover of a book: a drawing of light in its layer's colour on a piece of night sky, the title in letters. It takes the width
 * that it is given, from 96 to 320 pixels, at 2:3. It only adorns: its words must stand beside it too.
 */
export function BookCover({ title, author, layer, seed }: Props) {
  const id = useId();
  const { bright, faint, stars, cloud } = coverDrawing(seed);
  const size = title.length <= SHORT ? 'large' : title.length <= MEDIUM ? 'medium' : 'small';
  return (
    <div className={styles['cover']} data-theme="night" data-layer={layer} aria-hidden="true">
      <svg className={styles['drawing']} viewBox="0 0 200 300" fill="none" stroke="currentColor" aria-hidden="true">
        <defs>
          <radialGradient id={`${id}-light`}>
            <stop offset="0" stopColor="currentColor" stopOpacity=".42" />
            <stop offset=".5" stopColor="currentColor" stopOpacity=".13" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle
          className={styles['cloud']}
          cx={cloud.x}
          cy={cloud.y}
          r="120"
          fill={`url(#${id}-light)`}
          stroke="none"
          opacity=".7"
        />
        <circle cx="107" cy="104" r="96" fill={`url(#${id}-light)`} stroke="none" />
        <path className={styles['stars']} d={stars} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
        <g transform="translate(107 104)" strokeLinejoin="round">
          <path d={faint} opacity=".5" vectorEffect="non-scaling-stroke" />
          <path d={bright} vectorEffect="non-scaling-stroke" />
        </g>
        <path className={styles['frame']} d="M22 8H192V292H22zM89 200h36" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles['text']} data-size={size}>
        <p className={styles['title']}>{title}</p>
        {author && <p className={styles['author']}>{author}</p>}
      </div>
    </div>
  );
}

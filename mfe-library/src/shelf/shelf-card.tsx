import { usePageHtml } from '@roe/shared/frame';
import { BookCover } from '@roe/shared/ui/book-cover';
import type { ReactNode } from 'react';
import styles from './library-page.module.css';
import { Reading } from './reading.tsx';
import type { Listed } from './shelf.ts';

interface Props {
  text: Listed;
  /** The way that its title is. */
  title: ReactNode;
  details: string;
  /** Further ways. */
  children?: ReactNode;
}

/** A text on the shelf. */
export function ShelfCard({ text, title, details, children }: Props) {
  const { slug, author, maker, layer, html } = text;
  return (
    <li id={slug} className={styles['card']}>
      <div className={styles['cover']} data-cover={`/library/${slug}`}>
        <BookCover title={text.title} author={maker} layer={layer} seed={slug} />
      </div>
      <div className={styles['words']}>
        <p className={styles['maker']}>{author ?? maker}</p>
        <h3 className={styles['opening']}>{title}</h3>
        <Reading of={text} />
        <p className={styles['summary']} {...usePageHtml(html)} />
        <p className={styles['details']}>{details}</p>
        {children}
      </div>
    </li>
  );
}

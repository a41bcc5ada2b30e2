import { usePageHtml } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { BookCover } from '@roe/shared/ui/book-cover';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import styles from './library-page.module.css';
import { OutsideLink } from './outside-link.tsx';
import { Reading } from './reading.tsx';
import type { ListedBook } from './shelf.ts';

/** A book on the shelf: the card opens the book elsewhere, and leads to what is said of it here. */
export function BookCard({ book }: { book: ListedBook }) {
  const { slug, title, author, maker, year, layer, tags, html, link } = book;
  return (
    <li id={slug} className={styles['card']}>
      <div className={styles['cover']} data-cover={`/library/${slug}`}>
        <BookCover title={title} author={maker} layer={layer} seed={slug} />
      </div>
      <div className={styles['words']}>
        <p className={styles['maker']}>{author}</p>
        <h3 className={styles['opening']}>
          <OutsideLink {...link}>{title}</OutsideLink>
        </h3>
        <Reading of={book} />
        <p className={styles['summary']} {...usePageHtml(html)} />
        <p className={styles['details']}>{[year, ...tags].join(' · ')}</p>
        <ArrowLink to={`/library/${slug}`}>
          About this book<VisuallyHidden> “{title}”</VisuallyHidden>
        </ArrowLink>
      </div>
    </li>
  );
}

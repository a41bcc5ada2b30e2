import { usePageHtml } from '@roe/shared/frame';
import { BookCover } from '@roe/shared/ui/book-cover';
import { Link } from 'react-router-dom';
import styles from './library-page.module.css';
import { Reading } from './reading.tsx';
import type { ListedScripture } from './shelf.ts';

/** A scripture on the shelf; all of it leads to its page. */
export function ScriptureCard({ scripture }: { scripture: ListedScripture }) {
  const { slug, title, devanagari, maker, extent, layer, html } = scripture;
  return (
    <li id={slug} className={styles['card']}>
      <div className={styles['cover']} data-cover={`/library/${slug}`}>
        <BookCover title={title} author={maker} layer={layer} seed={slug} />
      </div>
      <div className={styles['words']}>
        <p className={styles['maker']}>{maker}</p>
        <h3 className={styles['opening']}>
          <Link to={`/library/${slug}`}>
            <span lang="sa-Latn">{title}</span>{' '}
            <span className={styles['devanagari']} lang="sa">
              {devanagari}
            </span>
          </Link>
        </h3>
        <Reading of={scripture} />
        <p className={styles['summary']} {...usePageHtml(html)} />
        <p className={styles['details']}>{extent}</p>
      </div>
    </li>
  );
}

import { usePagesNaming } from '@roe/shared/frame';
import { Link } from 'react-router-dom';
import styles from './named-in.module.css';

/** Which texts of the site name this page. They come after all else, so their room is there before. */
export function NamedIn({ url }: { url: string }) {
  const pages = usePagesNaming(url);
  return (
    <div className={styles['room']}>
      {pages.length > 0 && (
        <section aria-labelledby="-named-in">
          <h2 className={styles['heading']} id="-named-in">
            Named in
          </h2>
          <ul className={styles['pages']}>
            {pages.map(({ url, title, type }) => (
              <li key={url}>
                <span className={styles['kind']}>{type}</span>
                <Link to={url}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

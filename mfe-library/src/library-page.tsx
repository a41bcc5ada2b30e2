import { usePageData } from '@roe/shared/frame';
import { BookCover } from '@roe/shared/ui/book-cover';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { PageHeader } from '@roe/shared/ui/page-header';
import styles from './library.module.css';

export interface LibraryData {
  upanishads: {
    slug: string;
    title: string;
    devanagari: string;
    veda: string;
    extent: string | null;
    layer: 1 | 2 | 3;
    summary: string;
    startWith: string;
  }[];
}

export function LibraryPage() {
  const { upanishads } = usePageData<LibraryData>();
  return (
    <>
      <PageHeader lead="Old texts that ask who it is that knows. Begin with a short one." />
      <h2 className={styles['heading']}>Foundational Upaniṣads</h2>
      <ul className={styles['books']}>
        {upanishads.map(({ slug, title, devanagari, veda, extent, layer, summary, startWith }) => (
          <li key={slug} id={slug} className={styles['place']}>
            <div className={styles['book']}>
              <div className={styles['cover']}>
                <BookCover title={title} author={veda} layer={layer} seed={slug} />
              </div>
              <div className={styles['about']}>
                <h3>
                  <span lang="sa-Latn">{title}</span>{' '}
                  <span className={styles['devanagari']} lang="sa">
                    {devanagari}
                  </span>
                </h3>
                <p className={styles['details']}>
                  {veda}
                  {extent && ` · ${extent}`}
                </p>
                <LayerBadge layer={layer} />
                <p className={styles['summary']}>{summary}</p>
                <p className={styles['start']}>{startWith}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

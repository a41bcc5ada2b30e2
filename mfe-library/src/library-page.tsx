import { usePageData } from '@roe/shared/frame';
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
      <ul className={styles['grid']}>
        {upanishads.map(({ slug, title, devanagari, veda, extent, layer, summary, startWith }) => (
          <li key={slug} id={slug} className={styles['entry']}>
            <h3>{title}</h3>
            <p className={styles['devanagari']} lang="sa">
              {devanagari}
            </p>
            <p className={styles['facts']}>
              {veda}
              {extent && ` · ${extent}`}
            </p>
            <LayerBadge layer={layer} />
            <p>{summary}</p>
            <p className={styles['soft']}>{startWith}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

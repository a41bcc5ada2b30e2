import { usePageData } from '@roe/shared/frame';
import { PageHeader } from '@roe/shared/ui/page-header';
import { GlossaryEntry } from './glossary-entry.tsx';
import styles from './library.module.css';
import type { GlossaryData } from './term.ts';

export function GlossaryPage() {
  const { terms } = usePageData<GlossaryData>();
  const names = new Map(terms.map(({ slug, term }) => [slug, term]));
  return (
    <>
      <PageHeader lead="Words that the decodings lean on, as they are written, said and used.">
        <p className={styles['details']}>{terms.length} terms</p>
      </PageHeader>
      <ul className={styles['grid']}>
        {terms.map((term) => (
          <GlossaryEntry key={term.slug} term={term} names={names} />
        ))}
      </ul>
    </>
  );
}

import { usePageData } from '@roe/shared/frame';
import { useSay } from '@roe/shared/speech/use-say';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Toast } from '@roe/shared/ui/toast';
import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filtersFrom, isNarrowed, letterOf, letters } from './filters.ts';
import { findTerms } from './find-terms.ts';
import { FoundTerms } from './found-terms.tsx';
import { GlossaryBar } from './glossary-bar.tsx';
import styles from './glossary-page.module.css';
import { TakeAway } from './take-away.tsx';
import type { GlossaryData, ListedTerm } from './term.ts';
import { TermList } from './term-list.tsx';
import { TermOfTheDay } from './term-of-the-day.tsx';

export function GlossaryPage() {
  const { terms } = usePageData<GlossaryData>();
  const [params] = useSearchParams();
  const filters = filtersFrom(params);
  const hits = findTerms(terms, filters);
  const { spoken, say, notice, onNoticeEnded } = useSay('glossary');
  const latest = useRef(say);
  latest.current = say;
  const onSaid = useCallback<typeof say>((word) => latest.current(word), []);
  return (
    <>
      <PageHeader lead="Words that the decodings lean on, as they are written, said and used.">
        <p className={styles['details']}>{terms.length} terms</p>
        <p className={styles['details']}>
          On a term’s page the syllables read: uh as in about, aa as in father, i as in bit, ee as in see, u as in put,
          oo as in moon, ay as in day, oh as in go, ai as in aisle, ow as in now; capitals carry the stress. The layer
          is ROE’s own reading.
        </p>
      </PageHeader>
      <TermOfTheDay terms={terms} />
      <GlossaryBar terms={terms} filters={filters} count={hits.byName.length + hits.byMeaning.length} />
      {isNarrowed(filters) ? (
        <FoundTerms terms={terms} hits={hits} filters={filters} spoken={spoken} onSaid={onSaid} />
      ) : (
        grouped(terms).map(({ letter, under }) => (
          <section key={letter} className={styles['letter']} aria-labelledby={letter}>
            <h2 id={letter}>{letter}</h2>
            <TermList terms={under} spoken={spoken} onSaid={onSaid} />
          </section>
        ))
      )}
      <TakeAway terms={terms} />
      {notice && <Toast kind="info" text={notice} onEnded={onNoticeEnded} />}
    </>
  );
}

/** The terms by their letters, without those of none. */
const grouped = (terms: readonly ListedTerm[]) =>
  letters
    .map((letter) => ({ letter, under: terms.filter(({ term }) => letterOf(term) === letter) }))
    .filter(({ under }) => under.length > 0);

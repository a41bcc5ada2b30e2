import { usePageData } from '@roe/shared/frame';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { useSearchParams } from 'react-router-dom';
import { BookCard } from './book-card.tsx';
import { DecodedEpics } from './decoded-epics.tsx';
import { filtersFrom, isNamed, isNarrowed, matches } from './filters.ts';
import { FullList } from './full-list.tsx';
import { LibraryBar } from './library-bar.tsx';
import styles from './library-page.module.css';
import { NothingFits } from './nothing-fits.tsx';
import { ScriptureCard } from './scripture-card.tsx';
import type { LibraryData, ListedScripture } from './shelf.ts';
import { ShelfSection } from './shelf-section.tsx';

export function LibraryPage() {
  const { books, scriptures, epics, canon } = usePageData<LibraryData>();
  const [params] = useSearchParams();
  const filters = filtersFrom(params);
  const isSearching = isNarrowed(filters);
  const booksHere = books.filter((book) => matches(book, filters));
  const scripturesHere = scriptures.filter((scripture) => matches(scripture, filters));
  const cardsOf = (kind: ListedScripture['kind']) =>
    scripturesHere
      .filter((scripture) => scripture.kind === kind)
      .map((scripture) => <ScriptureCard key={scripture.slug} scripture={scripture} />);
  const namedOnly = canon
    .flatMap(({ items }) => items)
    .filter(({ title, slug }) => filters.q.trim() && !slug && isNamed(filters.q, [title]));

  return (
    <>
      <PageHeader lead="Old texts and newer books that ask who it is that knows. Begin with a short one." />
      <LibraryBar texts={[...books, ...scriptures]} filters={filters}>
        {countText(booksHere.length, 'book')}, {countText(scripturesHere.length, 'scripture')}
      </LibraryBar>
      {booksHere.length + scripturesHere.length === 0 && (
        <NothingFits filters={filters} texts={[...books, ...scriptures]} />
      )}
      {namedOnly.length > 0 && (
        <p className={styles['also']}>
          In the full list, without a page yet:{' '}
          <span lang="sa-Latn">{namedOnly.map(({ title }) => title).join(', ')}</span>
        </p>
      )}
      <ShelfSection
        id="-books"
        title="Books"
        cards={booksHere.map((book) => <BookCard key={book.slug} book={book} />)}
      />
      <ShelfSection id="-upanishads" title="Foundational Upaniṣads" cards={cardsOf('upanishad')} />
      <ShelfSection id="-puranas" title="Purāṇas" cards={cardsOf('purana')}>
        <ButtonLink to="/test-decodings">Decode Puranic Truths</ButtonLink>
      </ShelfSection>
      <DecodedEpics
        epics={epics.filter(({ slug }) => !isSearching || scripturesHere.some((scripture) => scripture.slug === slug))}
      />
      <p className={styles['voice']}>
        Layer and level are ROE’s reading. The texts speak for themselves, and other readers place them differently.
      </p>
      <FullList groups={canon} />
    </>
  );
}

const countText = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

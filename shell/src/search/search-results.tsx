import { announce } from '@roe/shared/frame';
import type { Found } from '@roe/shared/search/site-search';
import type { Piece } from '@roe/shared/search/words';
import { type RefObject, useDeferredValue, useEffect, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { markFound } from './mark-found.ts';
import styles from './search-results.module.css';
import { SearchState } from './search-state.tsx';
import { loadSearch, siteSearch, useSearchProgress } from './site-index.ts';
import { useCombobox } from './use-combobox.ts';

/** Milliseconds without typing after which the number of results is said. */
const SETTLED = 600;
/** Results of one kind that are shown. */
const MOST = 6;
const LIST = 'search-results';

const kinds: Record<Found['type'], string> = {
  decoding: 'Decodings',
  series: 'Series',
  analysis: 'Real World',
  term: 'Glossary',
  book: 'Library',
  track: 'Audio',
  page: 'Pages',
};

interface Props {
  words: string;
  /** The box that is typed into; the arrow keys lead from it to the results. */
  input: RefObject<HTMLInputElement | null>;
  onChosen: () => void;
}

/** What the whole site has for these words, by kind, the kind with the best result first. */
export function SearchResults({ words, input, onChosen }: Props) {
  const wanted = useDeferredValue(words);
  const { revision, phase } = useSearchProgress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision finds more
  const { found, isGuess } = useMemo(() => siteSearch.find(wanted), [wanted, revision]);
  const groups = useMemo(() => groupsOf(found), [found]);
  const shown = useMemo(() => groups.flatMap(({ results }) => results), [groups]);
  const active = useCombobox(input, LIST, shown.length);
  const { state } = useLocation();
  const followed = (state as Followed | null)?.found;

  useEffect(() => void loadSearch(), []);
  useEffect(() => (followed ? markFound(followed) : undefined), [followed]);
  useEffect(() => {
    if (wanted.trim() === '') return;
    const timer = setTimeout(() => announce(countOf(found.length)), SETTLED);
    return () => clearTimeout(timer);
  }, [wanted, found.length]);

  return (
    <div className={styles['results']} aria-busy={phase === 'loading'}>
      {isGuess && found.length > 0 && (
        <p className={styles['note']}>Nothing is written just like that. This is near:</p>
      )}
      <div className={styles['list']} id={LIST} role="listbox" aria-label="Results" hidden={shown.length === 0}>
        {groups.map(({ kind, count, results }) => (
          // biome-ignore lint/a11y/useSemanticElements: no list of options may have a fieldset in it
          <div key={kind} role="group" aria-labelledby={`${LIST}-${kind}`}>
            <p className={styles['kind']} id={`${LIST}-${kind}`}>
              {kinds[kind]} <span>{count}</span>
            </p>
            {results.map((result) => (
              <Result
                key={result.href}
                result={result}
                id={`${LIST}-${shown.indexOf(result)}`}
                isActive={shown[active] === result}
                onChosen={onChosen}
              />
            ))}
          </div>
        ))}
      </div>
      <SearchState words={wanted} count={found.length} onLeft={onChosen} />
    </div>
  );
}

/** What a followed result leaves in the history: the words that are marked on its page. */
interface Followed {
  found: string[];
}

function Result({
  result: { href, title, context, snippet, isComingSoon, terms },
  id,
  isActive,
  onChosen,
}: {
  result: Found;
  id: string;
  isActive: boolean;
  onChosen: () => void;
}) {
  return (
    <Link
      className={styles['result'] ?? ''}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={href}
      state={{ found: terms } satisfies Followed}
      onClick={({ metaKey, ctrlKey, shiftKey }) => metaKey || ctrlKey || shiftKey || onChosen()}
    >
      <span className={styles['title']}>
        <span>
          <Marked pieces={title} />
        </span>
        {isComingSoon && <span className={styles['soon']}>Coming soon</span>}
      </span>
      {context && <span className={styles['context']}>{context}</span>}
      <span className={styles['snippet']}>
        <Marked pieces={snippet} />
      </span>
    </Link>
  );
}

const Marked = ({ pieces }: { pieces: Piece[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name than their place
  pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));

/** Results by kind, in the order of each kind's best one. */
function groupsOf(found: Found[]): { kind: Found['type']; count: number; results: Found[] }[] {
  const kindsFound = [...new Set(found.map(({ type }) => type))];
  return kindsFound.map((kind) => {
    const results = found.filter(({ type }) => type === kind);
    return { kind, count: results.length, results: results.slice(0, MOST) };
  });
}

const countOf = (count: number): string => (count === 1 ? '1 result' : `${count || 'No'} results`);

import { announce, useKinds } from '@roe/shared/frame';
import type { Hit } from '@roe/shared/search/hit';
import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../loading/site-context.ts';
import { markFound } from './mark-found.ts';
import { type Followed, MoreOption, ResultOption } from './search-option.tsx';
import styles from './search-results.module.css';
import { SearchState } from './search-state.tsx';
import { createSiteIndex } from './site-index.ts';
import { useCombobox } from './use-combobox.ts';

/** Milliseconds without typing after which the number of results is said. */
const SETTLED = 600;
/** Results of one kind that are shown. */
const MOST = 6;
const LIST = '-search-results';

interface Props {
  words: string;
  /** The box that is typed into; the arrow keys lead from it to the results. */
  input: RefObject<HTMLInputElement | null>;
  onChosen: () => void;
}

/** What the whole site has for these words, by kind, the kind with the best result first. */
export function SearchResults({ words, input, onChosen }: Props) {
  const site = useSite();
  const [siteIndex] = useState(() => createSiteIndex(site));
  const labels = useKinds();
  const query = useDeferredValue(words);
  const { revision, phase, missing } = siteIndex.useProgress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision finds more
  const { hits, isGuess } = useMemo(() => siteIndex.find(query), [siteIndex, query, revision]);
  const [unfolded, setUnfolded] = useState<{ words: string; kinds: Hit['type'][] }>({ words, kinds: [] });
  const groups = useMemo(() => groupsOf(hits, unfolded.words === query ? unfolded.kinds : []), [hits, unfolded, query]);
  const options = useMemo(() => groups.flatMap(keysOf), [groups]);
  const [active, choose] = useCombobox(input, LIST, options);
  const { state } = useLocation();
  const followed = (state as Followed | null)?.found;
  const isKnown = hits.length > 0 || (phase !== 'loading' && missing.length === 0);

  useEffect(() => void siteIndex.load(), [siteIndex]);
  useEffect(() => (followed ? markFound(followed) : undefined), [followed]);
  useEffect(() => {
    if (query.trim() === '' || !isKnown) return;
    const timer = setTimeout(() => announce(countOf(hits.length)), SETTLED);
    return () => clearTimeout(timer);
  }, [query, hits.length, isKnown]);

  return (
    <div className={styles['results']} aria-busy={phase === 'loading' || query !== words}>
      {isGuess && hits.length > 0 && <p className={styles['note']}>Nothing is written just like that. This is near:</p>}
      <div className={styles['list']} id={LIST} role="listbox" aria-label="Results" hidden={groups.length === 0}>
        {groups.map(({ kind, count, results, first, next }) => (
          // biome-ignore lint/a11y/useSemanticElements: no list of options may have a fieldset in it
          <div key={kind} role="group" aria-labelledby={`${LIST}-${kind}`}>
            <p className={styles['kind']} id={`${LIST}-${kind}`}>
              {labels[kind]?.plural ?? 'Pages'} <span>{count}</span>
            </p>
            {results.map((result, index) => (
              <ResultOption
                key={result.href}
                result={result}
                id={`${LIST}-${first + index}`}
                isActive={active === first + index}
                onChosen={onChosen}
              />
            ))}
            {next && (
              <MoreOption
                id={`${LIST}-${first + results.length}`}
                isActive={active === first + results.length}
                onChosen={() => {
                  setUnfolded((before) => ({
                    words: query,
                    kinds: before.words === query ? [...before.kinds, kind] : [kind],
                  }));
                  if (active === first + results.length) choose(keyOf(next));
                }}
              >
                Show all {count}
              </MoreOption>
            )}
          </div>
        ))}
      </div>
      <SearchState
        index={siteIndex}
        words={query}
        count={hits.length}
        onAsked={() => input.current?.focus()}
        onLeft={onChosen}
      />
    </div>
  );
}

/** Results of one kind. */
interface Group {
  kind: Hit['type'];
  count: number;
  /** Those that are shown. */
  results: Hit[];
  /** Place of its first option among all. */
  first: number;
  /** The first of those that one more option shows. */
  next: Hit | undefined;
}

/** Results by kind, in the order of each kind's best one. */
function groupsOf(hits: Hit[], unfolded: Hit['type'][]): Group[] {
  const groups: Group[] = [];
  for (const kind of new Set(hits.map(({ type }) => type))) {
    const all = hits.filter(({ type }) => type === kind);
    const results = unfolded.includes(kind) ? all : all.slice(0, MOST);
    const before = groups.at(-1);
    groups.push({
      kind,
      count: all.length,
      results,
      first: before ? before.first + keysOf(before).length : 0,
      next: all[results.length],
    });
  }
  return groups;
}

const keyOf = ({ type, href }: Hit): string => `${type} ${href}`;

const keysOf = ({ kind, results, next }: Group): string[] => [...results.map(keyOf), ...(next ? [kind] : [])];

const countOf = (count: number): string => (count === 1 ? '1 result' : `${count || 'No'} results`);

import { announce } from '@roe/shared/frame';
import type { Hit } from '@roe/shared/search/hit';
import { restoreFromDevice } from '@roe/shared/state/device';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../loading/site-context.ts';
import { type Group, keysOf } from './groups.ts';
import { markFound } from './mark-found.ts';
import { RecentList } from './recent-list.tsx';
import { searchKept, useRecentSearches } from './recent-searches.ts';
import { ResultGroup } from './result-group.tsx';
import type { Followed } from './search-option.tsx';
import styles from './search-results.module.css';
import { SearchState } from './search-state.tsx';
import { createSiteIndex } from './site-index.ts';
import { useCombobox } from './use-combobox.ts';
import { useFindings } from './use-findings.ts';

export { searchKept };

/** Milliseconds without typing after which the number of results is said. */
const SETTLED = 600;
const LIST = '-search-results';
const noKinds: Hit['type'][] = [];

interface Props {
  words: string;
  /** The box that is typed into; the arrow keys lead from it to the results. */
  input: RefObject<HTMLInputElement | null>;
  /** Other words are to be looked for. */
  onWords: (words: string) => void;
  onChosen: () => void;
}

/** What the whole site has for these words, by kind, the kind with the best result first. */
export function SearchResults({ words, input, onWords, onChosen: onLeft }: Props) {
  const site = useSite();
  const [siteIndex] = useState(() => createSiteIndex(site));
  const { phase, missing } = siteIndex.useProgress();
  const [unfolded, setUnfolded] = useState({ words, kinds: noKinds });
  const {
    words: query,
    groups,
    count,
    isGuess,
    isCurrent,
  } = useFindings(siteIndex, words, unfolded.words === words ? unfolded.kinds : noKinds);
  const options = useMemo(() => groups.flatMap(keysOf), [groups]);
  const [active, choose] = useCombobox(input, LIST, options);
  const { state } = useLocation();
  const followed = (state as Followed | null)?.found;
  const isBusy = phase === 'loading' || !isCurrent;
  const isKnown = count > 0 || (!isBusy && missing.length === 0);

  const isWanting = phase === 'partly' && isCurrent && query.trim() !== '' && (count === 0 || isGuess);

  useEffect(() => void siteIndex.load(), [siteIndex]);
  useEffect(() => {
    if (isWanting) void siteIndex.load(true);
  }, [siteIndex, isWanting]);
  useEffect(() => restoreFromDevice([useRecentSearches]), []);
  useEffect(() => (followed ? markFound(followed) : undefined), [followed]);
  useEffect(() => {
    if (query.trim() === '' || !isKnown) return;
    const timer = setTimeout(() => announce(countOf(count)), SETTLED);
    return () => clearTimeout(timer);
  }, [query, count, isKnown]);

  function onChosen() {
    searchKept(words);
    onLeft();
  }

  function onUnfolded({ kind, results, first, next }: Group) {
    setUnfolded((before) => ({ words: query, kinds: before.words === query ? [...before.kinds, kind] : [kind] }));
    if (next && active === first + results.length) choose(next);
  }

  return (
    <div className={styles['results']} aria-busy={isBusy}>
      {isGuess && count > 0 && <p className={styles['note']}>Nothing is written just like that. This is near:</p>}
      <div className={styles['list']} id={LIST} role="listbox" aria-label="Results" hidden={groups.length === 0}>
        {groups.map((group) => (
          <ResultGroup
            key={group.kind}
            group={group}
            list={LIST}
            active={active}
            onChosen={onChosen}
            onUnfolded={() => onUnfolded(group)}
          />
        ))}
      </div>
      <SearchState
        index={siteIndex}
        words={query}
        count={count}
        isBusy={isBusy}
        onAsked={() => input.current?.focus()}
        onLeft={onChosen}
      />
      {words.trim() === '' && <RecentList onChosen={onWords} onForgotten={() => input.current?.focus()} />}
    </div>
  );
}

const countOf = (count: number): string => (count === 1 ? '1 result' : `${count || 'No'} results`);

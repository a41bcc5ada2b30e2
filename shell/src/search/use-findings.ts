import { startTransition, useEffect, useState } from 'react';
import type { Findings, Searcher } from './searcher.ts';
import type { SiteIndex } from './site-index.ts';

interface FindingsFor extends Findings {
  words: string;
  /** The state of the index that they are from. */
  revision: number;
}

const nothing: FindingsFor = { words: '', revision: 0, groups: [], count: 0, isGuess: false };

/**
 * What is found for words. Until it is there, what was found before stays.
 * @param unfolded the same array as long as it is the same
 */
export function useFindings(index: SiteIndex, words: string, unfolded: Parameters<Searcher['find']>[1]) {
  const { revision } = index.useProgress();
  const [findings, setFindings] = useState(nothing);

  useEffect(() => {
    let isWanted = true;
    index.find(words, unfolded).then((answer) => {
      // In slices: who types on interrupts it.
      if (answer && isWanted) startTransition(() => setFindings({ ...answer, words, revision }));
    });
    return () => {
      isWanted = false;
    };
  }, [index, words, unfolded, revision]);

  return { ...findings, isCurrent: findings.words === words && findings.revision === revision };
}

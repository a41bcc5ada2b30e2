import { startTransition, useEffect, useState } from 'react';
import type { Findings, Searcher } from './searcher.ts';
import type { SiteIndex } from './site-index.ts';

interface Found extends Findings {
  words: string;
  /** The index that it was found in. */
  revision: number;
}

const nothing: Found = { words: '', revision: 0, groups: [], count: 0, isGuess: false };

/**
 * What is found for words. Until it is there, what was found before stays.
 * @param unfolded the same array as long as it is the same
 */
export function useFindings(index: SiteIndex, words: string, unfolded: Parameters<Searcher['find']>[1]) {
  const { revision } = index.useProgress();
  const [found, setFound] = useState(nothing);

  useEffect(() => {
    let isWanted = true;
    index.find(words, unfolded).then((findings) => {
      // In slices: who types on interrupts it.
      if (findings && isWanted) startTransition(() => setFound({ ...findings, words, revision }));
    });
    return () => {
      isWanted = false;
    };
  }, [index, words, unfolded, revision]);

  return { ...found, isCurrent: found.words === words && found.revision === revision };
}

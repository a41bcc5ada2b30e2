import { useOwnData } from '@roe/shared/frame';
import { useEffect, useState } from 'react';
import type { DecodingSummary } from '../decoding.ts';
import type { DecodingListData, ListPart } from './list.ts';

/** Further pages under way at once. */
const AT_ONCE = 6;

interface Loading {
  /** Of the further pages that have come, in their order. */
  decodings: DecodingSummary[];
  /** The last page that has come. */
  last: number;
  hasFailed: boolean;
}

/**
 * All decodings of the list: those of its first page, and from the moment they are wanted those of its further pages, which
 * come by and by.
 */
export function useAllDecodings({ decodings, rest }: DecodingListData, isWanted: boolean) {
  const ownData = useOwnData<ListPart>();
  const [loaded, setLoaded] = useState<Loading>({ decodings: [], last: 1, hasFailed: false });
  const pages = rest?.pages ?? 1;
  const { last, hasFailed } = loaded;
  const isLoading = isWanted && last < pages && !hasFailed;

  useEffect(() => {
    if (!isLoading) return;
    let isLeft = false;
    const until = Math.min(pages, last + AT_ONCE);
    loadParts(ownData, last + 1, until).then(
      (further) => {
        if (!isLeft) setLoaded((before) => ({ ...before, decodings: joined(before.decodings, further), last: until }));
      },
      () => {
        if (!isLeft) setLoaded((before) => ({ ...before, hasFailed: true }));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [ownData, isLoading, last, pages]);

  return {
    all: loaded.decodings.length > 0 ? joined(decodings, loaded.decodings) : decodings,
    isLoading,
    hasFailed: isWanted && hasFailed,
    retry: () => setLoaded((before) => ({ ...before, hasFailed: false })),
  };
}

/** A page that is gone by now has nothing: the list has become shorter. */
async function loadParts(
  ownData: (path: string) => Promise<ListPart | null>,
  from: number,
  until: number,
): Promise<DecodingSummary[]> {
  const numbers = Array.from({ length: until - from + 1 }, (_, index) => from + index);
  const [, ...parts] = await Promise.all([
    ownData('/decodings'), // the shell keeps what was asked for last, and the page that is shown has to be among it
    ...numbers.map((page) => ownData(`/decodings/page/${page}`)),
  ]);
  return parts.flatMap((part) => part?.decodings ?? []);
}

/** A list may have moved on between two pages, so that one decoding stands on both. */
function joined(before: DecodingSummary[], further: DecodingSummary[]): DecodingSummary[] {
  const known = new Set(before.map(({ slug }) => slug));
  return [...before, ...further.filter(({ slug }) => !known.has(slug))];
}

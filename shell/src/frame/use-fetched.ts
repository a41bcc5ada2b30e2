import { useEffect, useState } from 'react';

/** A piece of the frame that is fetched when it is asked for: none until then, nor where it cannot be had. It is asked for again with the next time. */
export function useFetched<Piece>(
  isAsked: boolean,
  load: () => Promise<Piece>,
  onFailed = () => {},
): Piece | undefined {
  const [piece, setPiece] = useState<Piece>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is always the same
  useEffect(() => {
    if (isAsked) load().then((loaded) => setPiece(() => loaded), onFailed);
  }, [isAsked]);
  return piece;
}

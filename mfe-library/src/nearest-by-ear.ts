import { nearest } from '@roe/shared/near-titles';
import { fold, loose } from '@roe/shared/search/spelling';

/** Those of several things that may have been meant by words which name none, however they are spelled, the likest first. */
export const nearestByEar = <Thing>(
  words: string,
  things: readonly Thing[],
  namesOf: (thing: Thing) => string[],
  least: number,
): Thing[] =>
  nearest(loose(words), things, (thing) => namesOf(thing).flatMap((name) => [fold(name), loose(name)]), least);

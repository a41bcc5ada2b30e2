import type { FoundPassage, Library } from './library.ts';

/** Pages that are looked at, and that are named. */
const LOOKED_AT = 8;
const MOST = 3;

/** A page is near that has so much of a question in its head, and is called by a word of it or has that much more. */
const NEAR = 0.3;
const NEARER = 0.45;

/** Pages that share something with a question that none can answer: words of the question itself, not only such as mean something alike. */
export function nearestTo(question: string, library: Library): FoundPassage[] {
  const asked = library.corrected(question);
  const weigh = library.weigh(asked, 0);
  const isNear = ({ title, about, summary, heading, prepared }: FoundPassage): boolean => {
    const name = weigh(`${title} ${about}`);
    const head = weigh(`${title} ${about} ${summary} ${heading}`);
    return !prepared && head >= NEAR && (name > 0 || head >= NEARER);
  };
  return library.find(asked, LOOKED_AT).filter(isNear).slice(0, MOST);
}

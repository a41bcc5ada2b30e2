import { searchTerms } from './search-terms.ts';
import groups from './synonyms.json' with { type: 'json' };

/** Terms of a visitor's word → terms of words that mean something alike. */
const near = new Map<string, Set<string>>();
for (const group of groups) {
  const terms = searchTerms(group);
  for (const term of terms) {
    const others = near.get(term) ?? new Set();
    near.set(term, others);
    for (const other of terms) if (other !== term) others.add(other);
  }
}

/** Terms of words that mean something like a term. */
export const termsNear = (term: string): Iterable<string> => near.get(term) ?? [];

import { fold } from '@roe/shared/search/spelling';
import { addressOf } from '@roe/shared/ui/use-filters';

/** What the glossary is narrowed to; an empty text narrows nothing. It stands in the address under the same names. */
export interface Filters {
  q: string;
  /** A capital. */
  letter: string;
}

export const filtersFrom = (params: URLSearchParams): Filters => ({
  q: params.get('q') ?? '',
  letter: params.get('letter')?.toUpperCase() ?? '',
});

/** Whether the visitor looks for something. Spaces alone are no search. */
export const isNarrowed = ({ q, letter }: Filters): boolean => q.trim() !== '' || letter !== '';

/** The address of the glossary, narrowed so. */
export const glossaryAddress = (filters: Partial<Filters>): string => addressOf('/glossary', filters);

export const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** The letter that a term stands under: ś and ṣ are under S. */
export const letterOf = (term: string): string => fold(term).charAt(0).toUpperCase();

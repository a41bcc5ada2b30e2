import { addressOf } from '@roe/shared/ui/use-filters';
import type { DecodingSummary } from '../decoding.ts';
import type { Rest } from './list.ts';

/** What the list is narrowed to; an empty text narrows nothing. It stands in the address under the same names. */
export interface Filters {
  search: string;
  category: string;
  level: string;
}

export const filtersFrom = (params: URLSearchParams): Filters => ({
  search: params.get('search') ?? '',
  category: chosen(params.get('category')),
  level: chosen(params.get('level')),
});

/** 'All' chooses nothing (specification, §5). */
const chosen = (value: string | null): string => (value === null || value === 'All' ? '' : value);

/** Whether the visitor looks for something. Spaces alone are no search. */
export const isNarrowed = ({ search, category, level }: Filters): boolean =>
  (search.trim() || category || level) !== '';

/** Whether a decoding fits: the search stands in its title or in its excerpt, whatever the case (specification, §5). */
export const matches = ({ title, excerpt, category, level }: DecodingSummary, filters: Filters): boolean =>
  `${title}\n${excerpt}`.toLowerCase().includes(filters.search.trim().toLowerCase()) &&
  (filters.category === '' || category === filters.category) &&
  (filters.level === '' || level === filters.level);

/** The address of the list, narrowed so. */
export const listAddress = (filters: Partial<Filters>): string => addressOf('/decodings', filters);

/** How many fit category and level. */
export const countIn = (counts: Rest['counts'], { category, level }: Filters): number =>
  Object.entries(counts)
    .filter(([name]) => category === '' || name === category)
    .flatMap(([, byLevel]) => Object.entries(byLevel))
    .filter(([name]) => level === '' || name === level)
    .reduce((sum, [, count]) => sum + count, 0);

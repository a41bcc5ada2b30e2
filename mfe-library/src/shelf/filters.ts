import { inIast } from '@roe/shared/search/transliterate';
import { addressOf } from '@roe/shared/ui/use-filters';
import { nameFitOf } from '../name-fit.ts';
import type { Listed } from './shelf.ts';

/** What the library is narrowed to; an empty text narrows nothing. It stands in the address under the same names. */
export interface Filters {
  q: string;
  /** A layer's number, or 0 for foundational texts. */
  layer: string;
}

/** Choices of a layer, by their value in the address. */
export const layerChoices = [
  ['', 'All'],
  ['1', 'Layer 1 – Stillness'],
  ['2', 'Layer 2 – Vibration'],
  ['3', 'Layer 3 – Manifested'],
  ['0', 'Foundational Texts'],
] as const;

export function filtersFrom(params: URLSearchParams): Filters {
  const layer = params.get('layer') ?? '';
  return { q: params.get('q') ?? '', layer: layerChoices.some(([value]) => value === layer) ? layer : '' };
}

/** Whether the visitor looks for something. Spaces alone are no search. */
export const isNarrowed = ({ q, layer }: Filters): boolean => q.trim() !== '' || layer !== '';

/** The address of the library, narrowed so. */
export const libraryAddress = (filters: Partial<Filters>): string => addressOf('/library', filters);

/** Whether one of the names has the words in it: with marks or without, and as people spell it. */
export function isNamed(q: string, names: readonly string[]): boolean {
  const fitOf = nameFitOf(inIast(q.trim()));
  return names.some((name) => fitOf(name) !== undefined);
}

/** Whether a text fits: the words stand in its title or its author's name, in one of their spellings, and the layer is its own. */
export const matches = (text: Listed, { q, layer }: Filters): boolean =>
  isNamed(q, [text.title, text.author ?? text.maker, ...text.searchTerms]) &&
  (layer === '' || (layer === '0' ? text.isFoundational : text.layer === Number(layer)));

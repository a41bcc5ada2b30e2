import type { Scripture } from './scripture-schema.ts';

/** An author's name, without what is said of it in brackets. */
export const makerOf = (author: string): string => author.replace(/ \(.*\)$/, '');

const kinds = { upanishad: 'Veda', purana: 'Purāṇa', epic: 'Epic' } as const;

/** Where a text belongs that has no author. */
export const originOf = ({ kind, veda }: Pick<Scripture, 'kind' | 'veda'>): string => veda ?? kinds[kind];

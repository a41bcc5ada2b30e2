import type { ConsciousnessLevel } from '@roe/shared/contract';
import type { Scripture } from './scripture-schema.ts';

/** Whom a text speaks to, by the layer that it is about: nearer to the witness, nearer to the seer. */
export const levelOf = { 1: 'Seer', 2: 'Seeker', 3: 'Dream' } as const satisfies Record<1 | 2 | 3, ConsciousnessLevel>;

/** An author's name, without what is said of it in brackets. */
export const makerOf = (author: string): string => author.replace(/ \(.*\)$/, '');

const kinds = { upanishad: 'Veda', purana: 'Purāṇa', epic: 'Epic' } as const;

/** Where a text belongs that has no author. */
export const ofText = ({ kind, veda }: Pick<Scripture, 'kind' | 'veda'>): string => veda ?? kinds[kind];

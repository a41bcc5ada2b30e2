import type { ConsciousnessLevel } from '@roe/shared/contract';

/** Whom a text speaks to, by the layer that it is about: nearer to the witness, nearer to the seer. */
export const levelOf = { 1: 'Seer', 2: 'Seeker', 3: 'Dream' } as const satisfies Record<1 | 2 | 3, ConsciousnessLevel>;

import type { Analysis } from './analysis.ts';

/** Who or what speaks, as a reader sees it. */
export const categoryName: Record<Analysis['category'], string> = {
  guru: 'Guru',
  leader: 'Leader',
  trend: 'Trend',
  belief: 'Belief',
  superstition: 'Superstition',
};

import { chladniFigures } from './chladni.ts';
import { flowerOfLife, metatronsCube, seedOfLife, torus } from './circles.ts';
import { sriYantra } from './sri-yantra.ts';
import type { Step } from './step.ts';

export const drawings = {
  'seed-of-life': seedOfLife,
  'flower-of-life': flowerOfLife,
  'metatrons-cube': metatronsCube,
  'sri-yantra': sriYantra,
  torus,
  'chladni-figures': chladniFigures,
} satisfies Record<string, () => Step[]>;

export type PatternId = keyof typeof drawings;

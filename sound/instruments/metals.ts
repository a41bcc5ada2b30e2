/** A pair of modes of a bowl or bell. */
export interface Partial {
  /** Of the frequency, to the first one's. */
  ratio: number;
  /** How far the two are apart, in parts of what the first two are. */
  split: number;
  /** How loud it is under the hardest of mallets. */
  level: number;
  /** Nodal meridians: twice the waves around the rim. */
  meridians: number;
}

/**
 * A bronze bowl: ratios and splits of the prayer bowl that Serafin, Wilkerson and Smith measured (ICMC 2002), as the Synthesis
 * ToolKit publishes them. Where theirs has no split, or a wider one above than below, it keeps the paper's.
 */
export const BOWL: readonly Partial[] = [
  { ratio: 1, split: 1, level: 1, meridians: 2 },
  { ratio: 2.9862, split: 1.81, level: 0.5, meridians: 3 },
  { ratio: 5.7045, split: 0.2, level: 0.3, meridians: 4 },
  { ratio: 9.0068, split: 2.22, level: 0.16, meridians: 5 },
  { ratio: 12.8202, split: 3.3, level: 0.08, meridians: 6 },
  { ratio: 17.2808, split: 0.4, level: 0.05, meridians: 7 },
];

/**
 * An English handbell: its (3,0) mode is tuned to three times the (2,0) mode, which radiates its octave too (Rossing and Perrin,
 * Applied Acoustics 20, 1987). What lies above is weak under felt.
 */
export const HANDBELL: readonly Partial[] = [
  { ratio: 1, split: 1, level: 1, meridians: 2 },
  { ratio: 2, split: 2, level: 0.2, meridians: 4 },
  { ratio: 3, split: 1.4, level: 0.55, meridians: 3 },
  { ratio: 5.93, split: 2.2, level: 0.16, meridians: 4 },
  { ratio: 7.4, split: 1.8, level: 0.09, meridians: 3 },
  { ratio: 9.1, split: 2.6, level: 0.05, meridians: 5 },
];

/** A wine glass: ratios of the glass harmonica in the Synthesis ToolKit. */
export const GLASS: readonly Partial[] = [
  { ratio: 1, split: 1, level: 1, meridians: 2 },
  { ratio: 2.32, split: 1.5, level: 0.3, meridians: 3 },
  { ratio: 4.25, split: 2, level: 0.12, meridians: 4 },
  { ratio: 6.63, split: 2.4, level: 0.05, meridians: 5 },
];

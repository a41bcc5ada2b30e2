/** A line of a drawing, as the data of an SVG path. */
export interface PatternLine {
  d: string;
  /** `guide` for what helps and is gone when the figure is whole; `thin`; `strong` for what is to be seen; `dot` for what is filled. */
  kind?: 'guide' | 'thin' | 'strong' | 'dot';
}

export interface Pattern {
  /** Its anchor on the page. */
  id: string;
  name: string;
  layer: 1 | 2 | 3;
  meaning: string;
  history: string;
  /** How it is drawn by hand. */
  construction: string[];
  /** What each step of the construction adds to the drawing. */
  steps: PatternLine[][];
}

export interface SacredPatternsData {
  lead: string;
  introduction: string[];
  patterns: Pattern[];
  practice: { heading: string; text: string };
  links: { label: string; href: string }[];
}

/** Sides of the drawing: its middle is at 0. */
export const VIEW_BOX = '-256 -256 512 512';

/** How thick the kinds of lines are, as parts of the chosen weight. */
export const weights = { guide: 0.55, thin: 0.55, plain: 1, strong: 1.7 } as const;

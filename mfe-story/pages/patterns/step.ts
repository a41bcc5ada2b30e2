/** A line of a figure, as the data of an SVG path. The middle of the sheet is at 0, the edge of a figure at about 240. */
export interface Line {
  d: string;
  /** `guide` for what helps and is gone when the figure is whole; `thin`; `strong` for what is to be seen; `dot` for what is filled. */
  kind?: 'guide' | 'thin' | 'strong' | 'dot';
}

/** What one step of the construction adds. */
export type Step = Line[];

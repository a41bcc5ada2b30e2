/** A line of a Markdown table. */
export const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** How many times as much ours is. */
export const ratio = (ours: number, theirs: number): string => (theirs > 0 ? (ours / theirs).toFixed(2) : '–');

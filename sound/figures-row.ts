import type { Figures } from './measure/figures.ts';

/** A row of the table in docs/sound.md, as Markdown. */
export function figuresRow(id: string, figures: Figures): string {
  const { loudness, range, truePeak, crest, correlation, centroid, slope, repetition } = figures;
  const cells = [
    id,
    loudness.toFixed(1),
    range.toFixed(1),
    truePeak.toFixed(1),
    crest.toFixed(1),
    correlation.toFixed(2),
    centroid.toFixed(0),
    slope.toFixed(1),
    repetition.toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`.replaceAll('-', '−').replace(id.replaceAll('-', '−'), id);
}

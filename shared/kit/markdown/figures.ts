import type { Element, Root } from 'hast';
import { h, s } from 'hastscript';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { type Control, type Figure, WIDTH } from '../figure.ts';
import { type OwnImage, ownImages } from './own-image.ts';

/** Finds a diagram of the section by its id. */
export type FindFigure = (id: string) => Figure | null;

/** What a diagram may hold: shapes and letters, and nothing that runs, loads, leads away or has an id. */
const drawn = unified()
  .use(rehypeSanitize, {
    tagNames: ['path', 'text', 'tspan'],
    attributes: {
      '*': ['dataPart', 'fill', 'fillOpacity', 'stroke', 'strokeWidth', 'strokeDashArray'],
      path: ['d'],
      text: ['x', 'y', 'textAnchor', 'fontWeight', 'fontSize'],
      tspan: ['x', 'dy'],
    },
  })
  .freeze();

/**
 * A paragraph that names a diagram of the section holds its drawing, with the text's alternative as its name, its controls and its caption.
 * @throws where there is none of that id, or the text has no alternative
 */
export const figures = (find: FindFigure) => ownImages('figures', (image) => figureOf(image, find));

function figureOf({ src, id, alt, caption }: OwnImage, find: FindFigure): Element {
  const figure = find(id);
  if (!figure) throw new Error(`figure "${src}": expected the id of a figure in pages/figures, received "${id}"`);
  if (!alt) throw new Error(`figure "${src}": expected what is seen between the brackets before it, received nothing`);
  const { height, marks, controls = [] } = figure;
  const { children } = drawn.runSync({ type: 'root', children: marks }) as Root;
  return h('figure', { dataFigure: id }, [
    s('svg', { viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', ariaLabel: alt }, children),
    controls.length > 0 ? h('div', { dataControls: '', dataNeedsScript: '' }, controls.map(controlOf)) : undefined,
    caption && h('figcaption', caption),
  ]);
}

const controlOf = ({ label, says, ...range }: Control): Element =>
  h('div', [
    h('label', [h('span', label), h('input', { type: 'range', ...range, ariaValueText: says })]),
    h('span', { dataSays: '', ariaHidden: 'true' }, says),
  ]);

import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** Letters that fill three lines in any width that a reader may choose. */
const THREE_LINES = 200;

/** Marks a text's first paragraph where it is too short for a first letter of three lines, which would reach into the next one. */
export const opening = () => (tree: Root) => {
  const [first, ...others] = tree.children.filter((node) => node.type === 'element');
  if (others.length > 0 && first?.tagName === 'p' && textOf(first).length < THREE_LINES)
    first.properties['dataBrief'] = '';
};

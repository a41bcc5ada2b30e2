import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The notes at the end keep no class names of the library that makes them. */
export const footnotes = () => (tree: Root) =>
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === 'a') delete node.properties['className'];
    if (node.tagName === 'section' && node.properties['dataFootnotes'] !== undefined)
      node.properties = { dataFootnotes: '' };
  });

import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** Every heading has an id of its words, which begins with a letter or a digit: those that code writes never do. */
export const headingIds = () => (tree: Root) =>
  visit(tree, 'element', (node) => {
    const id = String(node.properties['id'] ?? '');
    if (/^h[1-6]$/.test(node.tagName) && id === '')
      throw new Error(`a heading: expected words that its address can be made of, received "${textOf(node)}"`);
    if (/^[^\p{L}\p{N}]/u.test(id)) node.properties['id'] = `text${id}`;
  });

/** Beside a heading of the text stands a link to it: inside, the link would be read as a part of the heading. */
export const headingLinks = () => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    if (parent?.type !== 'root' || !/^h[23]$/.test(node.tagName)) return;
    const link = { href: `#${node.properties['id']}`, dataAnchor: '', ariaLabel: `Link to “${textOf(node)}”` };
    parent.children[index as number] = h('div', { dataHeading: '' }, [node, h('a', link, '#')]);
    return SKIP;
  });

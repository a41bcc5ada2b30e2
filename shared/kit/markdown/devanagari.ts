import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

const RUN =
  /([\u0900-\u097F][\u0900-\u097F\u200C\u200D]*(?:[\s,;.()–—-]+[\u0900-\u097F][\u0900-\u097F\u200C\u200D]*)*)/u;

/** Devanagari is marked as Sanskrit, a run of words as one. */
export const devanagari = () => (tree: Root) =>
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && (node.properties['lang'] === 'sa' || node.tagName === 'svg')) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return;
    const pieces = node.value
      .split(RUN) // every second piece is what the pattern holds
      .map((value, place): ElementContent => (place % 2 ? h('span', { lang: 'sa' }, value) : { type: 'text', value }));
    parent.children.splice(index, 1, ...pieces);
    return index + pieces.length;
  });

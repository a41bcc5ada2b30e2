import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

/** A table of the text is moved sideways, by hand or by key, where it is wider than the text; its headers say what they head. */
export const tables = () => (tree: Root) => {
  for (const [index, node] of tree.children.entries())
    if (node.type === 'element' && node.tagName === 'table')
      tree.children[index] = h(
        'div',
        { dataTable: '', role: 'region', ariaLabel: `Table: ${headersOf(node).join(', ')}`, tabIndex: 0 },
        [node],
      );
  visit(tree, { tagName: 'th' }, (node: Element) => {
    if (node.children.length === 0)
      node.tagName = 'td'; // a table's empty corner is no heading
    else node.properties['scope'] = 'col';
  });
};

function headersOf(table: Element): string[] {
  const headers: string[] = [];
  visit(table, { tagName: 'th' }, (node: Element) => void headers.push(textOf(node)));
  return headers.filter((words) => words !== '');
}

import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

const DEVANAGARI = /^[\u0900-\u097F]/;
const DASH = /^\s*[—–]\s*/;

/** A quotation whose first paragraph is in Devanagari is a verse: lines, transliteration, translation, and the source after a dash. */
export const verses = () => (tree: Root) => {
  for (const [index, node] of tree.children.entries())
    if (node.type === 'element' && node.tagName === 'blockquote') tree.children[index] = verseOf(node) ?? node;
};

function verseOf(quotation: Element): Element | undefined {
  const paragraphs = quotation.children.filter((node) => node.type === 'element' && node.tagName === 'p') as Element[];
  const [first, second] = paragraphs;
  if (!first || !DEVANAGARI.test(textOf(first).trim())) return undefined;
  const last = paragraphs.at(-1) as Element;
  const source = last !== first && DASH.test(textOf(last)) ? last : undefined;
  markLines(first, 'sa', /(?<=।)\s+/);
  if (second && second !== source && isEmphasis(second.children[0])) markLines(second, 'sa-Latn', /(?<=[^|]\|)\s+/);
  const lines = paragraphs.filter((paragraph) => paragraph !== source);
  const caption = source && h('figcaption', withoutDash(source.children));
  return h('figure', { dataVerse: '' }, h('blockquote', lines), caption);
}

const isEmphasis = (node: ElementContent | undefined): boolean => node?.type === 'element' && node.tagName === 'em';

/** Tells the language of a paragraph of verse, and breaks it where a line ends. */
function markLines(paragraph: Element, lang: string, end: RegExp): void {
  paragraph.properties['lang'] = lang;
  visit(paragraph, 'text', ({ value }, index, parent) => {
    const [first = '', ...others] = value.split(end);
    const lines = others.flatMap((line) => [h('br'), { type: 'text' as const, value: line }]);
    parent?.children.splice(index as number, 1, { type: 'text', value: first }, ...lines);
    return (index as number) + 1 + lines.length;
  });
}

const withoutDash = ([first, ...others]: ElementContent[]): ElementContent[] =>
  first?.type === 'text'
    ? [{ type: 'text', value: first.value.replace(DASH, '') }, ...others]
    : first
      ? [first, ...others]
      : [];

import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { fold } from '../../src/search/spelling.ts';

const DEVANAGARI = /^[\u0900-\u097F]/;
/** A mark of the line's end never stands at the beginning of one. */
const BEFORE_DANDA = / (?=[।॥|])/g;
const DASH = /^\s*[—–]\s*/;
/** What a source says of itself besides its place. */
const OURS = /, our translation$/;

/** A verse whose source is told has an id of its place; one that is quoted again has none. */
export const verseIds = () => (tree: Root) => {
  const ids = new Set<string>();
  for (const node of tree.children) {
    const place = node.type === 'element' && verseIn(node)?.place;
    const id = place && fold(place).replace(/[^a-z0-9]+/g, '-');
    if (!id || ids.has(id)) continue;
    ids.add(id);
    node.properties['id'] = id;
  }
};

/** The verse that a quotation is, where its source is told: its place, such as "Bhagavadgītā 7.7", and its words. */
export function verseIn(quotation: Element): { place: string; text: string } | undefined {
  const { lines = [], source } = partsOf(quotation) ?? {};
  if (!source) return undefined;
  const place = textOf(source).trim().replace(DASH, '').replace(OURS, '');
  return { place, text: lines.map(textOf).join(' ').replace(/\s+/g, ' ').trim() };
}

/** A quotation whose first paragraph is in Devanagari is a verse: lines, transliteration, translation, and the source after a dash. */
export const verses = () => (tree: Root) => {
  for (const [index, node] of tree.children.entries())
    if (node.type === 'element') tree.children[index] = verseOf(node) ?? node;
};

function partsOf(quotation: Element) {
  if (quotation.tagName !== 'blockquote') return undefined;
  const paragraphs = quotation.children.filter((node) => node.type === 'element' && node.tagName === 'p') as Element[];
  const [first] = paragraphs;
  if (!first || !DEVANAGARI.test(textOf(first).trim())) return undefined;
  const last = paragraphs.at(-1) as Element;
  const source = last !== first && DASH.test(textOf(last)) ? last : undefined;
  return { lines: paragraphs.filter((paragraph) => paragraph !== source), source };
}

function verseOf(quotation: Element): Element | undefined {
  const { lines, source } = partsOf(quotation) ?? {};
  const [first, second] = lines ?? [];
  if (!first) return undefined;
  markLines(first, 'sa', /(?<=।)\s+/);
  if (second && isEmphasis(second.children[0])) markLines(second, 'sa-Latn', /(?<=[^|]\|)\s+/);
  const caption = source && h('figcaption', withoutDash(source.children));
  return h('figure', { ...quotation.properties, dataVerse: '' }, h('blockquote', lines), caption);
}

const isEmphasis = (node: ElementContent | undefined): boolean => node?.type === 'element' && node.tagName === 'em';

/** Tells the language of a paragraph of verse, and breaks it where a line ends. */
function markLines(paragraph: Element, lang: string, end: RegExp): void {
  paragraph.properties['lang'] = lang;
  visit(paragraph, 'text', ({ value }, index, parent) => {
    const [first = '', ...others] = value.replace(BEFORE_DANDA, '\u00a0').split(end);
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

import { toString as textOf } from 'hast-util-to-string';
import type { PictureSource } from '../src/ui/picture.tsx';

/** What is read and written here of a tree of HTML (hast). */
export interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

type FindPicture = (id: string) => PictureSource | null;

/** Pixels (CSS) that a text is wide at most, with the widest setting of the reader. */
const PICTURE_SIZES = '(width < 48rem) 100vw, 44rem';

const element = (tagName: string, properties: Record<string, unknown>, children: Node[] = []): Node => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const words = (node: Node): string => textOf(node as Parameters<typeof textOf>[0]);
const isElement = (node: Node, ...names: string[]): boolean => names.includes(node.tagName ?? '');

/** Marks what pages style and work with, in the sanitised tree of a text. Sections and styles know these marks. */
export function markArticle(tree: Node, findPicture: FindPicture): void {
  tree.children = tree.children?.map((node) => framed(node, findPicture)) as Node[];
  const terms = new Set<string>();
  visit(tree, (node) => {
    if (isElement(node, 'th') && node.children?.length === 0) node.tagName = 'td'; // a table's empty corner is no heading
    if (isElement(node, 'th')) node.properties = { ...node.properties, scope: 'col' };
    if (isElement(node, 'a')) markLink(node, terms);
    if (isElement(node, 'section') && node.properties?.['dataFootnotes'] !== undefined)
      node.properties = { dataFootnotes: '' };
    node.children = node.children?.flatMap((child) =>
      isElement(child, 'img') ? unpictured(child) : [child],
    ) as Node[];
  });
  markDevanagari(tree);
}

function visit(node: Node, mark: (node: Node) => void): void {
  mark(node);
  for (const child of node.children ?? []) visit(child, mark);
}

/** A block of the text in the frame that it needs. */
function framed(node: Node, findPicture: FindPicture): Node {
  if (isElement(node, 'h2', 'h3')) return withAnchor(node);
  if (isElement(node, 'table')) return inRegion(node);
  if (isElement(node, 'blockquote')) return verseOf(node) ?? node;
  if (isElement(node, 'p')) return pictureOf(node, findPicture) ?? node;
  return node;
}

/** A heading and, beside it, a link to it: inside, the link would be read as a part of the heading. */
const withAnchor = (heading: Node): Node =>
  element('div', { dataHeading: '' }, [
    heading,
    element('a', { href: `#${heading.properties?.['id']}`, dataAnchor: '', ariaLabel: `Link to “${words(heading)}”` }, [
      { type: 'text', value: '#' },
    ]),
  ]);

/** A table that is moved sideways, by hand or by key, where it is wider than the text. */
function inRegion(table: Node): Node {
  const headers: string[] = [];
  visit(table, (node) => {
    if (isElement(node, 'th') && words(node)) headers.push(words(node));
  });
  const label = `Table: ${headers.join(', ')}`;
  return element('div', { dataTable: '', role: 'region', ariaLabel: label, tabIndex: 0 }, [table]);
}

const DEVANAGARI = /^[\u0900-\u097F]/;

/** A quotation whose first paragraph is in Devanagari: lines, transliteration, translation, and the source after a dash. */
function verseOf(quotation: Node): Node | undefined {
  const paragraphs = (quotation.children ?? []).filter((node) => isElement(node, 'p'));
  const [first, second] = paragraphs;
  if (!first || !DEVANAGARI.test(words(first).trim())) return undefined;
  const last = paragraphs.at(-1) as Node;
  const source = last !== first && /^\s*[—–]/.test(words(last)) ? last : undefined;
  markLines(first, 'sa', /(?<=।)\s+/);
  if (second && second !== source && isElement(second.children?.[0] ?? second, 'em'))
    markLines(second, 'sa-Latn', /(?<=[^|]\|)\s+/);
  const lines = element(
    'blockquote',
    {},
    paragraphs.filter((paragraph) => paragraph !== source),
  );
  const caption = source ? [element('figcaption', {}, undashed(source.children ?? []))] : [];
  return element('figure', { dataVerse: '' }, [lines, ...caption]);
}

/** Tells the language of a paragraph of verse, and breaks it where a line ends. */
function markLines(paragraph: Node, lang: string, end: RegExp): void {
  paragraph.properties = { ...paragraph.properties, lang };
  visit(paragraph, (node) => {
    node.children = node.children?.flatMap((child): Node[] =>
      child.type === 'text'
        ? (child.value ?? '')
            .split(end)
            .flatMap((value, index) => [...(index > 0 ? [element('br', {})] : []), { type: 'text', value }])
        : [child],
    ) as Node[];
  });
}

function undashed([first, ...others]: Node[]): Node[] {
  if (!first) return [];
  return [
    first.type === 'text' ? { ...first, value: (first.value ?? '').replace(/^\s*[—–]\s*/, '') } : first,
    ...others,
  ];
}

const OWN_PICTURE = /^\/pictures\/([a-z0-9-]+)$/;

/** A paragraph that is one picture of the section. */
function pictureOf(paragraph: Node, findPicture: FindPicture): Node | undefined {
  const [image, ...others] = (paragraph.children ?? []).filter(({ type, value }) => type !== 'text' || value?.trim());
  const { src, alt, title } = image?.properties ?? {};
  const id = OWN_PICTURE.exec(String(src))?.[1];
  if (!image || others.length > 0 || !isElement(image, 'img') || !id) return undefined;
  const picture = findPicture(id);
  if (!picture)
    throw new Error(`picture "${src}": expected the id of a picture in content/pictures.json, received "${id}"`);
  const srcSet = (format: string) =>
    picture.widths.map((width) => `${picture.src}-${width}.${format} ${width}w`).join(', ');
  return element('figure', { dataPicture: '' }, [
    element('picture', {}, [
      element('source', { type: 'image/avif', srcSet: srcSet('avif'), sizes: PICTURE_SIZES }),
      element('img', {
        src: `${picture.src}-${picture.widths.at(-1)}.webp`,
        srcSet: srcSet('webp'),
        sizes: PICTURE_SIZES,
        width: picture.width,
        height: picture.height,
        alt: alt ?? '',
        loading: 'lazy',
        decoding: 'async',
      }),
    ]),
    ...(title ? [element('figcaption', {}, [{ type: 'text', value: String(title) }])] : []),
  ]);
}

/** Of a picture that is none of the section's, only its words stay. */
const unpictured = (image: Node): Node[] =>
  image.properties?.['loading'] === 'lazy'
    ? [image]
    : [{ type: 'text', value: String(image.properties?.['alt'] ?? '') }];

const TERM = /^\/glossary[/#]([a-z]+)$/;
const ANYWHERE = 'https://own.invalid';

/** The first link to a term is marked; a link to another site names it, and gives it no hold on this page. */
function markLink(link: Node, terms: Set<string>): void {
  const { className: _, ...properties } = link.properties ?? {};
  const href = String(properties['href'] ?? '');
  const term = TERM.exec(href)?.[1];
  const isFirst = term !== undefined && !terms.has(term);
  if (isFirst) terms.add(term);
  link.properties = { ...properties, ...(isFirst && { dataTerm: term }), ...elsewhere(href, properties['title']) };
}

function elsewhere(href: string, title: unknown): Record<string, unknown> {
  if (!URL.canParse(href, ANYWHERE)) return {};
  const { origin, protocol, host } = new URL(href, ANYWHERE);
  return origin !== ANYWHERE && /^https?:$/.test(protocol) ? { rel: ['noopener'], title: title ?? host } : {};
}

const devanagari =
  /[\u0900-\u097F][\u0900-\u097F\u200C\u200D]*(?:[\s,;.()–—-]+[\u0900-\u097F][\u0900-\u097F\u200C\u200D]*)*/gu;

function markDevanagari(node: Node): void {
  node.children = node.children?.flatMap((child): Node[] => {
    if (child.type !== 'text') {
      if (child.properties?.['lang'] !== 'sa') markDevanagari(child);
      return [child];
    }
    const text = child.value ?? '';
    const pieces: Node[] = [];
    let end = 0;
    for (const match of text.matchAll(devanagari)) {
      if (match.index > end) pieces.push({ type: 'text', value: text.slice(end, match.index) });
      pieces.push(element('span', { lang: 'sa' }, [{ type: 'text', value: match[0] }]));
      end = match.index + match[0].length;
    }
    return [...pieces, { type: 'text', value: text.slice(end) }];
  }) as Node[];
}

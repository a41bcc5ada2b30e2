import { readFileSync } from 'node:fs';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { GenericSchema, InferOutput } from 'valibot';
import { parse as parseYaml } from 'yaml';
import type { SiteDocument } from '../src/contract/contract.ts';
import { parseAt } from '../src/contract/parse.ts';

type Tree = Parameters<typeof textOf>[0];
type Passage = SiteDocument['passages'][number];

/** A text as readers get it: HTML that holds nothing but text, links, lists and tables, and its passages by heading. */
export interface Text {
  html: string;
  passages: Passage[];
}

/**
 * Reads a Markdown file with front matter.
 * @param name how messages call the file
 * @throws where the front matter is missing, is no YAML, or does not fit the schema: file, field, expected, received
 */
export function readText<Schema extends GenericSchema>(
  file: string,
  name: string,
  schema: Schema,
): { facts: InferOutput<Schema>; body: string } {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(readFileSync(file, 'utf8'));
  if (!parts)
    throw new Error(`${name}: expected front matter between two lines of "---" at the top of the file, received none`);
  const [, head = '', body = ''] = parts;
  let facts: unknown;
  try {
    facts = parseYaml(head);
  } catch (error) {
    throw new Error(
      `${name}: expected YAML in the front matter, received text that is none: ${(error as Error).message}`,
    );
  }
  return { facts: parseAt(schema, facts, name), body };
}

// The sanitiser's default prefixes ids; here the build itself makes them, from headings.
const allowed = { ...defaultSchema, clobber: [], attributes: { ...defaultSchema.attributes, span: ['lang'] } };

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(() => markDevanagari)
  .use(() => unmarkEmptyHeaders)
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify)
  .freeze();

/** Turns Markdown into safe HTML. Raw HTML in it is dropped, Devanagari is marked as Sanskrit, headings get ids. */
export function renderMarkdown(markdown: string): Text {
  const tree = processor.runSync(processor.parse(markdown));
  return { html: processor.stringify(tree), passages: passagesOf(tree as Tree) };
}

const devanagari =
  /[\u0900-\u097F][\u0900-\u097F\u200C\u200D]*(?:[\s,;.()–—-]+[\u0900-\u097F][\u0900-\u097F\u200C\u200D]*)*/gu;

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

function markDevanagari(node: Node): void {
  node.children = node.children?.flatMap((child): Node[] => {
    if (child.type !== 'text') {
      markDevanagari(child);
      return [child];
    }
    const text = child.value ?? '';
    const pieces: Node[] = [];
    let end = 0;
    for (const match of text.matchAll(devanagari)) {
      if (match.index > end) pieces.push({ type: 'text', value: text.slice(end, match.index) });
      pieces.push({
        type: 'element',
        tagName: 'span',
        properties: { lang: 'sa' },
        children: [{ type: 'text', value: match[0] }],
      });
      end = match.index + match[0].length;
    }
    return [...pieces, { type: 'text', value: text.slice(end) }];
  }) as Node[];
}

/** The empty corner of a table is no heading. */
function unmarkEmptyHeaders(node: Node): void {
  if (node.tagName === 'th' && node.children?.length === 0) node.tagName = 'td';
  node.children?.forEach(unmarkEmptyHeaders);
}

function passagesOf(tree: Tree): Passage[] {
  const passages: Passage[] = [{ anchor: '', heading: '', text: '' }];
  for (const node of 'children' in tree ? tree.children : []) {
    if (node.type !== 'element') continue;
    const text = textOf(node).replace(/\s+/g, ' ').trim();
    if (/^h[23]$/.test(node.tagName))
      passages.push({ anchor: String(node.properties['id'] ?? ''), heading: text, text: '' });
    else (passages.at(-1) as Passage).text += `${(passages.at(-1) as Passage).text && ' '}${text}`;
  }
  return passages.filter((passage) => passage.text !== '');
}

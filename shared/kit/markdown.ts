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
import type { PictureSource } from '../src/ui/picture.tsx';
import { markArticle } from './article-marks.ts';
import { frameIds } from './frame-ids.ts';

type Tree = Parameters<typeof textOf>[0];
type Passage = SiteDocument['passages'][number];

/** A heading of a text. */
export interface Heading {
  /** Its anchor. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** A text as readers get it: HTML that holds nothing but text, links, pictures, lists and tables, and its passages by heading. */
export interface Text {
  html: string;
  passages: Passage[];
  /** What a list of contents shows, in the order of the text. */
  headings: Heading[];
}

/** Finds a picture of the section by its id, such as `mediaOf(root).picture`. */
type FindPicture = (id: string) => PictureSource | null;

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

// The sanitiser's default prefixes ids; here the build itself makes them, from headings and notes.
const allowed = { ...defaultSchema, clobber: [] };

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    clobberPrefix: 'note-',
    footnoteLabel: 'Notes',
    footnoteLabelProperties: {},
    footnoteBackContent: 'Back',
  })
  .use(rehypeSlug)
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify)
  .freeze();

/** Every heading has an id of its words, and one such as "Search" does not take it from what has it on every page. */
function settleIds(tree: Tree): void {
  for (const node of 'children' in tree ? tree.children : []) {
    if (node.type !== 'element') continue;
    const id = String(node.properties['id'] ?? '');
    if (/^h[1-6]$/.test(node.tagName) && id === '')
      throw new Error(`a heading: expected words that its address can be made of, received "${textOf(node)}"`);
    if (frameIds.has(id)) node.properties['id'] = `text-${id}`;
    settleIds(node);
  }
}

/**
 * Turns Markdown into safe HTML. Raw HTML in it is dropped, Devanagari is marked as Sanskrit, headings get ids and links to
 * themselves, a quotation that begins in Devanagari becomes a verse, a table can be moved inside its frame.
 * @param findPicture gives what `![words](/pictures/<id> "caption")` shows; pictures from anywhere else are dropped
 * @throws where a text names a picture that there is none of, and where a heading has no words
 */
export function renderMarkdown(markdown: string, findPicture: FindPicture = () => null): Text {
  const tree = processor.runSync(processor.parse(markdown)) as Tree;
  settleIds(tree);
  const { passages, headings } = outlineOf(tree);
  // Marked after the sanitiser, so that nothing which only the build may write is let through from a text.
  markArticle(tree as Parameters<typeof markArticle>[0], findPicture);
  return { html: processor.stringify(tree as Parameters<typeof processor.stringify>[0]), passages, headings };
}

/** The text by heading, as plain words, and the headings. */
function outlineOf(tree: Tree): Pick<Text, 'passages' | 'headings'> {
  const passages: Passage[] = [{ anchor: '', heading: '', text: '' }];
  const headings: Heading[] = [];
  for (const node of 'children' in tree ? tree.children : []) {
    if (node.type !== 'element') continue;
    const text = textOf(node).replace(/\s+/g, ' ').trim();
    const last = passages.at(-1) as Passage;
    if (/^h[23]$/.test(node.tagName)) {
      const id = String(node.properties['id'] ?? '');
      passages.push({ anchor: id, heading: text, text: '' });
      headings.push({ id, text, level: node.tagName === 'h2' ? 2 : 3 });
    } else last.text += `${last.text && ' '}${text}`;
  }
  return { passages: passages.filter((passage) => passage.text !== ''), headings };
}

import type { Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { devanagari } from './devanagari.ts';
import { type FindFigure, figures } from './figures.ts';
import { footnotes } from './footnotes.ts';
import { headingIds, headingLinks } from './headings.ts';
import { foreignLinks, terms } from './links.ts';
import { opening } from './opening.ts';
import { type Outline, outlineOf } from './outline.ts';
import { type FindPicture, pictures } from './pictures.ts';
import { tables } from './tables.ts';
import { verseIds, verses } from './verses.ts';

/** A text as readers get it: HTML that holds nothing but text, links, pictures, diagrams, lists and tables, and its outline. */
export interface Text extends Outline {
  html: string;
}

export interface TextOptions {
  /** Gives what `![words](/pictures/<id> "caption")` shows; pictures from anywhere else are dropped. */
  picture?: FindPicture;
  /** Gives what `![words](/figures/<id> "caption")` draws. */
  figure?: FindFigure;
  /** Address below which each term has a page, such as "/glossary": the first link to each is marked. */
  terms?: string | undefined;
}

// The sanitiser's default prefixes ids; here the build itself makes them, from headings and notes.
const allowed = { ...defaultSchema, clobber: [] };

const safe = unified()
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
  .use(headingIds)
  .use(verseIds)
  .freeze();

/**
 * Makes what turns Markdown into safe HTML. Raw HTML in it is dropped, Devanagari is marked as Sanskrit, headings get ids and
 * links to themselves, a quotation that begins in Devanagari becomes a verse with an id of its place, a table can be moved inside its frame.
 * It throws where a text names a picture or a diagram that there is none of, and where a heading has no words.
 */
export function markdownRenderer(options: TextOptions = {}): (markdown: string) => Text {
  // Marked after the sanitiser, so that nothing which only the build may write is let through from a text.
  const marked = unified()
    .use(headingLinks)
    .use(opening)
    .use(tables)
    .use(verses)
    .use(figures, options.figure ?? (() => null))
    .use(pictures, options.picture ?? (() => null))
    .use(terms, options.terms)
    .use(foreignLinks)
    .use(footnotes)
    .use(devanagari)
    .use(rehypeStringify)
    .freeze();
  return (markdown) => {
    const tree = safe.runSync(safe.parse(markdown));
    const outline = outlineOf(tree);
    return { html: marked.stringify(marked.runSync(tree) as Root), ...outline };
  };
}

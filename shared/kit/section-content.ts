import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GenericSchema, InferOutput } from 'valibot';
import { parseAt, parseJsonAt } from '../src/contract/parse.ts';
import type { Figure } from './figure.ts';
import { markdownRenderer, type Text } from './markdown/markdown.ts';
import { type Media, mediaOf } from './media.ts';
import { textCache } from './text-cache.ts';

/** A Markdown file of a section: its front matter, and its text as readers get it. */
export interface MarkdownText<FrontMatter> extends Text {
  frontMatter: FrontMatter;
  /** How messages call the file. */
  file: string;
}

/** Reads what lies in a section's `content/` and `media/`. What is wrong is said with file, field, expected and received. */
export interface SectionContent {
  /** A JSON file by its path below `content/`. */
  json<Schema extends GenericSchema>(name: string, schema: Schema): InferOutput<Schema>;
  /** All JSON files of a folder below `content/`, in the order of their names, by name without `.json`. */
  jsonIn<Schema extends GenericSchema>(folder: string, schema: Schema): Map<string, InferOutput<Schema>>;
  /** A Markdown file by its path below `content/`. It is rendered once, and again where it or what makes it has changed. */
  markdown<Schema extends GenericSchema>(name: string, schema: Schema): MarkdownText<InferOutput<Schema>>;
  /** All Markdown files of a folder below `content/`, in the order of their names. */
  markdownIn<Schema extends GenericSchema>(folder: string, schema: Schema): MarkdownText<InferOutput<Schema>>[];
  /** Markdown that stands in another file. */
  render(markdown: string): Text;
  media: Media;
}

/**
 * @param root the section's folder
 * @param options.terms address below which each term has a page, such as "/glossary": a text's first link to each is marked
 * @param options.figures diagrams that texts may show, by their ids
 */
export function contentOf(
  root: string,
  { terms, figures = {} }: { terms?: string; figures?: Record<string, () => Figure> } = {},
): SectionContent {
  let media: Media | undefined;
  const read = (name: string) => readFileSync(path.join(root, 'content', name), 'utf8');
  const filesIn = (folder: string, extension: string) =>
    readdirSync(path.join(root, 'content', folder))
      .filter((name) => name.endsWith(extension))
      .sort();
  const placeOf = (name: string) => `${path.basename(root)}/content/${name}`;
  const options = {
    picture: (id: string) => content.media.picture(id),
    figure: (id: string) => (Object.hasOwn(figures, id) ? (figures[id] as () => Figure)() : null),
    terms,
  };
  const textOf = textCache(path.join(root, 'node_modules/.cache/texts'), options);
  const content: SectionContent = {
    json: (name, schema) => parseJsonAt(schema, read(name), placeOf(name)),
    jsonIn: (folder, schema) =>
      new Map(
        filesIn(folder, '.json').map((name) => [
          path.basename(name, '.json'),
          content.json(`${folder}/${name}`, schema),
        ]),
      ),
    markdown(name, schema) {
      const file = placeOf(name);
      const { frontMatter, ...text } = textOf(name, read(name), file);
      return { frontMatter: parseAt(schema, frontMatter, file), file, ...text };
    },
    markdownIn: (folder, schema) => filesIn(folder, '.md').map((name) => content.markdown(`${folder}/${name}`, schema)),
    render: markdownRenderer(options),
    get media() {
      media ??= mediaOf(root);
      return media;
    },
  };
  return content;
}

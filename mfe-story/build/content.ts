import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentPage } from '@roe/shared/build/content';
import { readText, renderMarkdown } from '@roe/shared/build/markdown';
import { parseJsonAt } from '@roe/shared/contract/parse';
import * as v from 'valibot';
import type { TextData } from '../src/text-page.tsx';
import { homeSchema } from './home-schema.ts';
import { softwareSection } from './software.ts';

const root = path.resolve(import.meta.dirname, '..');

const text = (what: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(what));

/** Front matter of a story page. */
const pageSchema = v.strictObject({
  /** Its address; section.json lists it under "paths". */
  path: v.pipe(v.string(), v.startsWith('/', 'a path that starts with "/"')),
  /** The page's headline. */
  title: text('a title'),
  /** For search engines and link previews, 80 to 200 characters. */
  summary: text('a summary'),
  /** One sentence below the headline. */
  lead: text('a lead'),
});

export function content(): ContentPage[] {
  const home = parseJsonAt(
    homeSchema,
    readFileSync(path.join(root, 'content/home.json'), 'utf8'),
    'mfe-story/content/home.json',
  );
  return [
    { document: { url: '/', type: 'page', title: home.title, summary: home.subtitle }, data: home },
    ...readdirSync(path.join(root, 'content/pages')).map(textPage),
  ];
}

function textPage(file: string): ContentPage {
  const name = `content/pages/${file}`;
  const { facts, body } = readText(path.join(root, name), `mfe-story/${name}`, pageSchema);
  const { html, passages } = renderMarkdown(facts.path === '/licences' ? body + softwareSection() : body);
  return {
    document: { url: facts.path, type: 'page', title: facts.title, summary: facts.summary, passages },
    data: { lead: facts.lead, html } satisfies TextData,
  };
}

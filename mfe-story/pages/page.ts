import { text } from '@roe/shared/kit/schemas';
import * as v from 'valibot';

/** What every page of the story says of itself. */
export const pageFrontMatter = {
  /** Its address; section.json lists it under "paths". */
  path: v.pipe(v.string(), v.startsWith('/', 'a path that starts with "/"')),
  /** The page's headline. */
  title: text,
  /** For search engines and link previews, 80 to 200 characters. */
  summary: text,
  /** One or two sentences below the headline. */
  lead: text,
};

/** Words that stand on a page outside its text, so that search finds them too. */
export const passage = (heading: string, ...words: string[]) => ({ anchor: '', heading, text: words.join(' ') });

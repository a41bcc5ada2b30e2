import * as v from 'valibot';
import { label, path } from './values.ts';

/** Key of a type of pages; "page" is what the shell itself calls those that have none. */
export const kindKey = v.pipe(
  v.string(),
  v.regex(/^(?!page$)[a-z][a-z0-9]*$/, 'lower-case letters and digits, such as "question", and not "page"'),
);

/** A type of pages that a section has. */
export const kindSchema = v.strictObject({
  singular: v.pipe(label, v.description('What one such page is called, such as "Question".')),
  plural: v.pipe(
    label,
    v.description('What they are called together, such as "Questions": over results of the search.'),
  ),
  schemaType: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]+$/, 'a type such as "Article"'))),
    v.description(
      'What search engines are told that it is: "DefinedTerm", or a CreativeWork of schema.org, such as "Article". Left out, nothing.',
    ),
  ),
  list: v.pipe(
    v.optional(path),
    v.description('Page of the menu that lists them, where it is not the one with the first segment of their address.'),
  ),
  isInFeeds: v.pipe(v.optional(v.boolean(), false), v.description('Whether dated ones stand in the feeds.')),
});

import * as v from 'valibot';
import { path, publicKey } from './values.ts';

/** Words that stand in HTML, XML and JSON as they are. */
const words = v.pipe(v.string(), v.regex(/^[^<>&"\n]+$/, 'text in one line, without the characters < > & and "'));

const parameter = v.pipe(v.string(), v.regex(/^[a-z]+$/, 'lower-case letters, such as "q"'));

/** What is true of the site as a whole. It ships with the shell. */
export const aboutSchema = v.strictObject({
  name: v.pipe(words, v.description('Name of the site.')),
  shortName: v.pipe(words, v.description('The same where there is little room: in titles, on a home screen.')),
  description: v.pipe(words, v.description('One sentence for feeds, language models and installed sites.')),
  language: v.pipe(
    v.string(),
    v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as "en"'),
    v.description('Language of its pages (BCP 47).'),
  ),
  search: v.pipe(
    v.strictObject({
      action: v.pipe(path, v.description('Page that the search leads to, also without script.')),
      parameter: v.pipe(parameter, v.description('Parameter of its address that takes the words.')),
      lists: v.pipe(words, v.description('What that page lists, in the plural and within a sentence: "questions".')),
      placeholder: v.pipe(words, v.description('Stands in the empty box.')),
      hint: v.pipe(words, v.description('Stands below the empty box: what can be found.')),
    }),
    v.description('Where the form of the header leads.'),
  ),
  ask: v.pipe(
    v.strictObject({
      action: v.pipe(path, v.description('Page that answers.')),
      parameter: v.pipe(parameter, v.description('Parameter of its address that takes the question.')),
      label: v.pipe(words, v.description('The link to it.')),
      page: v.pipe(
        v.optional(
          v.strictObject({
            parameter: v.pipe(parameter, v.description('Parameter of its address that takes the path of a page.')),
            label: v.pipe(words, v.description('The link to it, at the end of that page.')),
          }),
        ),
        v.description('How one asks about a page; left out where that cannot be done.'),
      ),
    }),
    v.description('Where somebody can ask who has found nothing, or about a page.'),
  ),
  model: v.pipe(
    v.strictObject({
      href: v.pipe(path, v.description('Page that explains the three layers.')),
      label: v.pipe(words, v.description('The link to it.')),
    }),
    v.description('Where the dialog of the three layers leads on to.'),
  ),
  correct: v.pipe(
    v.optional(
      v.strictObject({
        action: v.pipe(path, v.description('Page with a form.')),
        parameter: v.pipe(parameter, v.description('Parameter of its address that takes the path of the text.')),
        label: v.pipe(words, v.description('The link to it, at the end of the text.')),
      }),
    ),
    v.description('Where somebody writes who has found a mistake in a text; left out where that cannot be done.'),
  ),
  contact: v.pipe(path, v.description('Page with the form by which vulnerabilities are reported (RFC 9116).')),
});

/**
 * The file that says so, `site.json`.
 * Editors show the descriptions: `npm run schema` writes them into `shared/site.schema.json`.
 */
export const siteFileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  ...aboutSchema.entries,
  keys: v.pipe(
    v.optional(v.array(publicKey)),
    v.description(
      'Public keys of those who may ship the site, beside that of whoever ships the shell. They ship with the shell.',
    ),
  ),
});

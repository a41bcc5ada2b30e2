import * as v from 'valibot';
import { kindKey, kindSchema } from './kind.ts';
import { navEntrySchema } from './nav-entry.ts';
import { id, linkSchema, path } from './values.ts';

/** A budget that a section sets itself, up to what the shell allows any of them. */
const kilobytes = (most: number) =>
  v.pipe(
    v.number(),
    v.minValue(1, 'at least 1 (kB, brotli)'),
    v.maxValue(most, `at most ${most} (kB, brotli), which is what the shell allows a section`),
  );

/** What an address gets that matches a pattern of the section and is none of its pages. */
export const notFoundRuleSchema = v.union(
  [v.strictObject({ redirect: linkSchema }), v.strictObject({ page: path, status: v.picklist([200, 404, 410]) })],
  '{ "redirect": "/…" } or { "page": "/…", "status": 404 }',
);

/**
 * The static half of a section, `section.json`: read without running any of its code.
 * Editors show the descriptions: `npm run schema` writes them into `shared/section.schema.json`.
 */
export const sectionManifestSchema = v.strictObject({
  $schema: v.optional(v.string()),
  id: v.pipe(id, v.description("The folder's name without mfe-.")),
  paths: v.pipe(
    v.array(path),
    v.minLength(1, 'at least one path'),
    v.description('URL patterns that the section owns; ":name" stands for one path segment.'),
  ),
  nav: v.pipe(
    v.array(navEntrySchema),
    v.maxLength(10, 'at most 10 entries'),
    v.description('Links that the shell shows on every page; the smallest order stands first.'),
  ),
  kinds: v.pipe(
    v.optional(v.record(kindKey, kindSchema), {}),
    v.description('Types of its pages, besides "page", by what "type" says in their documents.'),
  ),
  redirects: v.pipe(
    v.record(path, linkSchema),
    v.description('Permanent redirects, old pattern to new path; ":name" is carried over.'),
  ),
  missing: v.pipe(
    v.record(path, notFoundRuleSchema),
    v.description(
      'Per pattern: what an unknown address gets, else the site\'s 404 page. "/*" is every address that nobody owns.',
    ),
  ),
  files: v.pipe(
    v.array(path),
    v.description('Root paths that the section serves from its media/ folder, such as "/favicon.svg".'),
  ),
  owners: v.pipe(v.array(v.string()), v.description('Who is asked about a change, in the form of CODEOWNERS.')),
  budget: v.pipe(
    v.strictObject({ script: kilobytes(60), style: kilobytes(20) }),
    v.description('The most that one page may load of the section, in kB after brotli.'),
  ),
  port: v.pipe(v.number(), v.integer('a whole number'), v.description('Port of its development server.')),
  dock: v.pipe(
    v.optional(v.boolean()),
    v.description('Whether its code has a dock: what the shell shows beside the page as soon as sound is asked for.'),
  ),
});

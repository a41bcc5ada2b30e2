import * as v from 'valibot';

/**
 * The schemas of everything that crosses a border between the shell, the sections, the release store and the gateway.
 * Browsers never load this file; they use the types of `contract.ts`.
 */

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*$/, 'lower-case letters and digits, such as "questions"'));
const path = v.pipe(
  v.string(),
  v.regex(
    /^\/(?:[!-"$-.0->@-[\]-~]+(?:\/[!-"$-.0->@-[\]-~]+)*)?$/,
    'a path such as "/example", without a slash at its end',
  ),
);
/** An address inside the site, with query and anchor. Browsers read "//host" and "/\host" as another site. */
export const linkSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[!-[\]-~]*$/, 'a link inside the site, such as "/example?missing=:slug"'),
);
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/, '10 hexadecimal digits'));
const fileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'a file name without folders'));
const semver = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a version such as "1.0.0"'));
/** Origin of a public site, written as browsers write it: it stands in pages, feeds and XML as it is. */
export const originSchema = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'an origin such as "https://example.org"',
  ),
);
const date = v.pipe(v.string(), v.isoDate('a date such as "2025-03-01"'));
/** A budget that a section sets itself, up to what the shell allows any of them. */
const kilobytes = (most: number) =>
  v.pipe(
    v.number(),
    v.minValue(1, 'at least 1 (kB, brotli)'),
    v.maxValue(most, `at most ${most} (kB, brotli), which is what the shell allows a section`),
  );

const label = v.pipe(
  v.string(),
  v.nonEmpty('a label'),
  v.regex(/^(?:\S(?:.*\S)?)?$/, 'a label in one line, without spaces at its ends'),
  v.maxLength(24, 'a label of at most 24 characters'),
);

/** Where the shell shows a section's link: in the menu and the footer, in the footer alone, or in the header beside the menu. */
export const placements = ['menu', 'footer', 'action'] as const;

export const navEntrySchema = v.strictObject({
  label,
  href: path,
  /** Position among those of its placement, over all sections; the smallest stands first. */
  order: v.pipe(v.number(), v.minValue(0, 'at least 0')),
  placement: v.pipe(
    v.optional(v.picklist(placements)),
    v.description(
      '"menu" when left out: menu and footer. "footer": the footer alone. "action": the button of the header.',
    ),
  ),
});

/** Key of a type of pages; "page" is what the shell itself calls those that have none. */
const kindKey = v.pipe(
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

/** A file as the browser must receive it. */
export const assetSchema = v.strictObject({
  url: linkSchema,
  integrity: v.pipe(v.string(), v.startsWith('sha384-', 'a hash that starts with "sha384-"')),
});

/** What a page needs to run one section's code: which files, and that they are the right ones. */
const pin = {
  id,
  /** Hash of the section's code. Texts do not change it. */
  code: hash,
  /** Version of `@roe/shared` that the section was built with. */
  contract: semver,
  entry: assetSchema,
  js: v.array(assetSchema),
  css: v.array(assetSchema),
  /** Folder of the pages' JSON, ends with a slash. */
  data: linkSchema,
  paths: v.array(path),
};
export const pinSchema = v.strictObject(pin);

/** One section as the registry has it: a pin, and what the gateway and the composer need besides. */
export const sectionReleaseSchema = v.strictObject({
  ...pin,
  version: v.string(),
  /** When this version went live, in UTC. */
  shippedAt: v.pipe(v.string(), v.isoTimestamp('a time such as "2025-03-01T12:00:00.000Z"')),
  /** Its scripts and sheets, in bytes after brotli. */
  size: v.pipe(v.number(), v.integer('a whole number')),
  nav: v.array(navEntrySchema),
  kinds: v.optional(v.record(kindKey, kindSchema), {}),
  redirects: v.record(path, linkSchema),
  missing: v.record(path, notFoundRuleSchema),
  /** Whether its code has a dock. */
  dock: v.optional(v.boolean()),
  /** Shared modules that its code imports. */
  requires: v.array(v.string()),
  /** File of the map from URL to composed page. */
  pages: fileName,
  /** Files that tell whom its texts name, see `naming.ts`. */
  naming: v.optional(v.number()),
  /** Earlier code that open tabs may still run → the version whose texts it reads. */
  older: v.record(hash, v.string()),
});

/** A section that was taken away: the addresses that it had, and the page that they lead to now, or null where they are gone. */
export const retirementSchema = v.strictObject({ addresses: v.array(path), heir: v.nullable(path) });

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
    }),
    v.description('Where somebody can ask who has found nothing.'),
  ),
  model: v.pipe(
    v.strictObject({
      href: v.pipe(path, v.description('Page that explains the three layers.')),
      label: v.pipe(words, v.description('The link to it.')),
    }),
    v.description('Where the dialog of the three layers leads on to.'),
  ),
  contact: v.pipe(path, v.description('Page with the form by which vulnerabilities are reported (RFC 9116).')),
});

/**
 * The file that says so, `site.json`.
 * Editors show the descriptions: `npm run schema` writes them into `shared/site.schema.json`.
 */
export const siteFileSchema = v.strictObject({ $schema: v.optional(v.string()), ...aboutSchema.entries });

export const shellReleaseSchema = v.strictObject({ version: v.string(), contract: semver });

/** The one mutable file of the site, `registry.json`. */
export const registrySchema = v.strictObject({
  revision: v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'at least 1')),
  /** Origin of the public site. */
  site: originSchema,
  shell: shellReleaseSchema,
  /** What the live shell's version says of the site; shells of earlier releases say nothing. */
  about: v.optional(aboutSchema),
  /** Files of the site as a whole: root path → file. */
  files: v.record(path, fileName),
  sections: v.record(id, sectionReleaseSchema),
  retired: v.optional(v.record(id, retirementSchema)),
});

export const consciousnessLevels = ['Dream', 'Seeker', 'Seer'] as const;

const shortText = (most: number) =>
  v.pipe(v.string(), v.nonEmpty('a text'), v.maxLength(most, `at most ${most} characters`));
/** Words, and their language where it is not the page's. */
const phrase = v.strictObject({
  text: shortText(120),
  lang: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-\w+)*$/i, 'a language such as "sa" or "sa-Latn"'))),
});

/** What a card beside a link shows of the page that it leads to: public, and the same for every section. */
export const glanceSchema = v.strictObject({
  headline: phrase,
  /** Beside the headline: the same in another script, or a subtitle. */
  second: v.optional(phrase),
  /** In small letters below: how it is said, or when it was written. */
  note: v.optional(shortText(120)),
  layer: v.optional(v.picklist([1, 2, 3])),
  text: shortText(600),
  /** What the way to the page says, such as "And one more meaning". */
  more: shortText(60),
});

/** A page of the site, one line of a section's `documents.ndjson`: what search, feeds and the sitemap know of it. */
export const documentSchema = v.strictObject({
  url: path,
  /** One of the kinds of its section, or "page". */
  type: v.union([kindKey, v.literal('page')], '"page", or a kind such as "question"'),
  title: v.pipe(v.string(), v.nonEmpty('a title')),
  /** One or two sentences: description for search engines, excerpt in lists. */
  summary: v.pipe(v.string(), v.nonEmpty('a summary')),
  /** Other names that people search by. */
  names: v.array(v.string()),
  date: v.nullable(date),
  updated: v.nullable(date),
  level: v.nullable(v.picklist(consciousnessLevels)),
  layer: v.nullable(v.picklist([1, 2, 3])),
  tags: v.array(v.string()),
  image: v.nullable(path),
  /** False keeps it out of search engines, feeds and the sitemap, and out of the site's own search. */
  index: v.boolean(),
  /** Announced and not written yet: the site's own search has it all the same, and says so. */
  isComingSoon: v.optional(v.boolean(), false),
  glance: v.optional(glanceSchema),
  /** Addresses that it had before: they lead to it. */
  aliases: v.optional(v.array(path)),
  /** Pages of this site that its text links to. */
  links: v.optional(v.array(path)),
  /** Its text by heading; the first passage has an empty anchor. */
  passages: v.array(v.strictObject({ anchor: v.string(), heading: v.string(), text: v.string() })),
});

/** A version of a section in the release store: which logical path is which file. */
export const sectionVersionSchema = v.strictObject({
  version: v.string(),
  code: hash,
  contract: semver,
  facts: sectionManifestSchema,
  requires: v.array(v.string()),
  entry: assetSchema,
  js: v.array(assetSchema),
  css: v.array(assetSchema),
  /** Scripts and sheets that its code loads when somebody needs them. */
  later: v.optional(v.array(assetSchema), []),
  /** Module that its code loads so → addresses of the files among them. */
  lazy: v.optional(v.record(v.string(), v.array(linkSchema))),
  /** Server-side artifact that renders its pages. */
  server: fileName,
  documents: fileName,
  /** Its list of packages of other people, and of their licences. */
  packages: v.optional(fileName),
  /** Addresses of pages that were withdrawn. */
  gone: v.optional(v.array(path)),
  /** Logical path (`data/decodings.json`, `/favicon.svg`) → file. */
  files: v.record(v.string(), fileName),
  /** Name → file that only the gateway reads, as data. */
  private: v.optional(v.record(v.string(), fileName), {}),
});

export const shellVersionSchema = v.strictObject({
  version: v.string(),
  contract: semver,
  js: v.array(assetSchema),
  css: v.array(assetSchema),
  about: v.optional(aboutSchema),
  /** Addresses of the typefaces that every page shows first. */
  fonts: v.array(path),
  server: fileName,
  /** Its list of packages of other people, and of their licences. */
  packages: v.optional(fileName),
  /** Shared module → version that the shell gives to sections. */
  provides: v.record(v.string(), semver),
});

/** Composed pages of one section: URL → file, all under one Content-Security-Policy. */
export const pageMapSchema = v.strictObject({
  policy: v.string(),
  pages: v.record(path, fileName),
  /** Former address of a page → its address. */
  moved: v.optional(v.record(path, path), {}),
  /** Addresses of pages that were withdrawn. */
  gone: v.optional(v.array(path), []),
  /** What an address gets that nobody owns; one section has it. */
  missing: v.optional(fileName),
});

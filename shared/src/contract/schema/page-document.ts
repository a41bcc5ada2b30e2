import * as v from 'valibot';
import { kindKey } from './kind.ts';
import { date, path } from './values.ts';

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

/** A recording that a page offers: what search engines are told of it. */
const recordingSchema = v.strictObject({
  /** Of its place on the page. */
  anchor: v.string(),
  name: shortText(120),
  description: v.string(),
  /** Root path of the file, and its media type. */
  file: v.pipe(v.string(), v.startsWith('/')),
  type: v.string(),
  seconds: v.number(),
});

/** An answer that was written for the guide: the passage's heading is the question. */
const preparedSchema = v.strictObject({
  /** Other words in which visitors ask the same. */
  asked: v.array(shortText(120)),
  /** What it says to a reader of each seeker level. */
  answer: v.strictObject({ beginner: v.string(), seeker: v.string(), realized: v.string() }),
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
  /** Who wrote the book that the page is about. */
  author: v.optional(shortText(120)),
  /** What can be heard on it. */
  recordings: v.optional(v.array(recordingSchema)),
  /** Addresses that it had before: they lead to it. */
  aliases: v.optional(v.array(path)),
  /** Pages of this site that its text links to. */
  links: v.optional(v.array(path)),
  /** Its text by heading; the first passage has an empty anchor. */
  passages: v.array(
    v.strictObject({
      anchor: v.string(),
      heading: v.string(),
      text: v.string(),
      /** One of the section's kinds, where the passage is a thing of its own, such as a track: the search has it under that kind. */
      kind: v.optional(v.string()),
      prepared: v.optional(preparedSchema),
    }),
  ),
});

import { fold } from '@roe/shared/search/spelling';
import { likenessErrors } from './likeness.ts';
import { linkErrors } from './link-errors.ts';
import type { AnalysisText, Decoding } from './texts.ts';
import { wornErrors } from './worn-phrases.ts';

/** How many words a text has, by its kind; a teaser may have as few as it likes. */
const LENGTHS = { decoding: { least: 500, most: 2500 }, analysis: { least: 400, most: 800 } };
/** Words of an opening that no two texts may share. */
const OPENING = 8;

type Checked = Decoding | AnalysisText;

/** What texts may refer to. */
interface Surroundings {
  /** Patterns of the addresses that the section owns. */
  paths: string[];
  /** Addresses of its pages. */
  urls: string[];
  /** Root paths of the files in its `media/`. */
  files: string[];
}

/**
 * Checks what no schema can: each text against its limits, against all others, and against what it refers to.
 * @throws one line per error: file, field, what was expected, what came
 */
export function checkTexts(
  decodings: Decoding[],
  analyses: AnalysisText[],
  { paths, urls, files }: Surroundings,
): void {
  const texts: Checked[] = [...decodings, ...analyses];
  const bodies = texts.map((text) => ({ file: text.file, body: bodyOf(text) }));
  const errors = [
    ...repeated(texts, 'title', 'a title that no other text has in any spelling', ({ title }) => title, fold),
    ...repeated(texts, 'body', `an opening that no other text has`, openingOf),
    ...repeated(
      texts.filter(({ cover }) => cover !== null),
      'cover',
      'a figure, palette and seed that no other text has',
      ({ cover }) => JSON.stringify(cover),
    ),
    ...decodings.filter(({ comingSoon }) => !comingSoon).flatMap((text) => lengthErrors(text, LENGTHS.decoding)),
    ...analyses.flatMap((text) => lengthErrors(text, LENGTHS.analysis)),
    ...decodings.flatMap(({ file, coverImage }) => mediaErrors(file, 'coverImage', coverImage, files)),
    ...analyses.flatMap(({ file, videoThumbnail }) => mediaErrors(file, 'videoThumbnail', videoThumbnail, files)),
    ...episodeErrors(decodings),
    ...likenessErrors(bodies),
    ...wornErrors(bodies),
    ...linkErrors(decodings, analyses, paths, urls),
  ];
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

const openingOf = ({ passages }: Checked): string => (passages[0]?.text ?? '').split(/\s+/).slice(0, OPENING).join(' ');

/** Its own words: verses may be quoted by many. */
const bodyOf = ({ passages, verses }: Checked): string =>
  verses.reduce((body, { text }) => body.replaceAll(text, ''), passages.map(({ text }) => text).join('\n'));

function repeated(
  texts: Checked[],
  field: string,
  expected: string,
  read: (text: Checked) => string,
  alike = (value: string) => value,
): string[] {
  const first = new Map<string, string>();
  return texts.flatMap((text) => {
    const value = read(text);
    const key = alike(value);
    const other = first.get(key);
    if (other === undefined) first.set(key, text.file);
    return other === undefined
      ? []
      : [
          `${text.file}: field "${field}": expected ${expected}, received ${quoted(value)}, which stands in ${other} too`,
        ];
  });
}

const lengthErrors = ({ file, words }: Checked, { least, most }: { least: number; most: number }): string[] =>
  words >= least && words <= most
    ? []
    : [`${file}: field "body": expected ${least} to ${most} words, received ${words}`];

const mediaErrors = (file: string, field: string, path: string | null, files: string[]): string[] =>
  path === null || files.includes(path)
    ? []
    : [`${file}: field "${field}": expected a file of the section's media/, received "${path}", which is none`];

/** A teaser may have no place in its series yet (specification, §3); of two episodes with one place readers would miss one. */
function episodeErrors(decodings: Decoding[]): string[] {
  const first = new Map<string, string>();
  return decodings.flatMap(({ file, series, episodeIndex, comingSoon }): string[] => {
    if (series === null) return [];
    const field = `${file}: field "episodeIndex"`;
    if (episodeIndex === null)
      return comingSoon
        ? []
        : [`${field}: expected a number from 1, because only what is coming soon may have none, received null`];
    const place = JSON.stringify([series, episodeIndex]);
    const other = first.get(place);
    if (other === undefined) first.set(place, file);
    return other === undefined
      ? []
      : [
          `${field}: expected a place in "${series}" that no other episode has, received ${episodeIndex}, which stands in ${other} too`,
        ];
  });
}

const quoted = (value: string): string => (value.startsWith('{') ? value : JSON.stringify(value));

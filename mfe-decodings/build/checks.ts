import { canonicalPath, decoded, matchPattern } from '@roe/shared/contract/pattern';
import { type AnalysisText, type Decoding, wordsOf } from './texts.ts';

/** How many words a text has, by its kind; a teaser may have as few as it likes. */
const LENGTHS = { decoding: { least: 700, most: 1400 }, analysis: { least: 400, most: 800 } };
/** Characters of an opening that no two texts may share. */
const OPENING = 40;

type Checked = Decoding | AnalysisText;

/**
 * Checks what no schema can: each text against its limits and against all others.
 * @param paths patterns of the addresses that the section owns
 * @param urls addresses of its pages
 * @throws one line per fault: file, field, what was expected, what came
 */
export function checkTexts(decodings: Decoding[], analyses: AnalysisText[], paths: string[], urls: string[]): void {
  const texts: Checked[] = [...decodings, ...analyses];
  const faults = [
    ...repeated(texts, 'title', 'a title that no other text has', ({ title }) => title),
    ...repeated(texts, 'body', `an opening that no other text has`, openingOf),
    ...repeated(texts, 'cover', 'a figure, palette and seed that no other text has', ({ cover }) =>
      JSON.stringify(cover),
    ),
    ...decodings.filter(({ comingSoon }) => !comingSoon).flatMap((text) => lengthFaults(text, LENGTHS.decoding)),
    ...analyses.flatMap((text) => lengthFaults(text, LENGTHS.analysis)),
    ...linkFaults(decodings, analyses, paths, urls),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const openingOf = ({ passages }: Checked): string => (passages[0]?.text ?? '').slice(0, OPENING);

function repeated(texts: Checked[], field: string, expected: string, read: (text: Checked) => string): string[] {
  const first = new Map<string, string>();
  return texts.flatMap((text) => {
    const value = read(text);
    const other = first.get(value);
    if (other === undefined) first.set(value, text.file);
    return other === undefined
      ? []
      : [
          `${text.file}: field "${field}": expected ${expected}, received ${quoted(value)}, which stands in ${other} too`,
        ];
  });
}

function lengthFaults(text: Checked, { least, most }: { least: number; most: number }): string[] {
  const words = wordsOf(text);
  return words >= least && words <= most
    ? []
    : [`${text.file}: field "body": expected ${least} to ${most} words, received ${words}`];
}

/** Links to pages of other sections are the gate's affair: only it knows them. */
function linkFaults(decodings: Decoding[], analyses: AnalysisText[], paths: string[], urls: string[]): string[] {
  const texts = new Map<string, Checked>([
    ...decodings.map((text) => [`/decodings/${text.slug}`, text] as const),
    ...analyses.map((text) => [`/realworld/${text.slug}`, text] as const),
  ]);
  const pages = new Set(urls);
  return [...texts].flatMap(([own, { file, html }]) =>
    [...html.matchAll(/ href="([/#][^"]*)"/g)].flatMap(([, link = '']): string[] => {
      const { pathname, hash } = new URL(link, `https://site.example${own}`);
      const path = canonicalPath(pathname) ?? pathname;
      const anchor = decoded(hash.slice(1));
      if (!paths.some((pattern) => matchPattern(pattern, path))) return [];
      if (!pages.has(path))
        return [`${file}: field "body": expected links to pages, received "${link}", which is none`];
      const target = texts.get(path);
      return anchor && target && !target.html.includes(` id="${anchor}"`)
        ? [`${file}: field "body": expected a place on ${path}, received "#${anchor}", which is not there`]
        : [];
    }),
  );
}

const quoted = (value: string): string => (value.startsWith('{') ? value : JSON.stringify(value));

import { consciousnessLevels } from '@roe/shared/contract/schema';
import type { ContentPage } from '@roe/shared/kit/content';
import { type Measures, measure } from './measure.ts';

type Level = (typeof consciousnessLevels)[number];

/** A text that is meant for readers of a level, and what was counted of it. */
interface Row extends Measures {
  title: string;
  level: Level;
}

const COLUMNS = ['words', 'words a sentence', 'negations', 'grade', 'Sanskrit words'];

/** All texts that have a level, level by level, with the medians of each, as a table in Markdown. */
export function tableOf(pages: readonly ContentPage[]): string {
  const rows = pages.flatMap(rowOf);
  const lines = consciousnessLevels.flatMap((level) => {
    const of = rows.filter((row) => row.level === level);
    if (of.length === 0) return [];
    const texts = of.toSorted((a, b) => a.title.localeCompare(b.title));
    return [
      [`**${level}, median of ${of.length}**`, level, ...figuresOf(mediansOf(of)).map((figure) => `**${figure}**`)],
      ...texts.map(lineOf),
    ];
  });
  return [['Text', 'Level', ...COLUMNS], ['---', '---', ...COLUMNS.map(() => '---:')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function rowOf({ document, isWithdrawn }: ContentPage): Row[] {
  const { title, level = null, isComingSoon = false, passages = [] } = document;
  if (level === null || isWithdrawn || isComingSoon) return [];
  const prose = passages.filter(({ kind }) => kind === undefined).map(({ heading, text }) => `${heading}.\n${text}`);
  return [{ title, level, ...measure(prose.join('\n')) }];
}

const lineOf = ({ title, level, ...measures }: Row): string[] => [title, level, ...figuresOf(measures)];

const figuresOf = ({ words, sentenceLength, negations, grade, sanskrit }: Measures): string[] => [
  words.toFixed(0),
  sentenceLength.toFixed(1),
  `${(100 * negations).toFixed(0)} %`,
  grade.toFixed(1),
  sanskrit.toFixed(0),
];

function mediansOf(rows: readonly Measures[]): Measures {
  const median = (read: (row: Measures) => number): number => {
    const sorted = rows.map(read).sort((a, b) => a - b);
    return sorted[sorted.length >> 1] as number;
  };
  return {
    words: median(({ words }) => words),
    sentenceLength: median(({ sentenceLength }) => sentenceLength),
    negations: median(({ negations }) => negations),
    grade: median(({ grade }) => grade),
    sanskrit: median(({ sanskrit }) => sanskrit),
  };
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decoded } from '@roe/shared/contract/pattern';
import { isTestFile } from '@roe/shared/kit/hash';
import { nearest } from '@roe/shared/near-titles';
import { sourcesIn } from '../sources.ts';
import { root } from '../workspace.ts';

/** Below this likeness an address is no help. */
const LEAST = 0.4;

/**
 * What to do about a link that leads nowhere: what is near it, and where it is written.
 * @param source folder or file that the link comes from, such as "mfe-x"
 * @param addresses what there is to link to
 */
export function linkAdvice(href: string, source: string, addresses: Iterable<string>): string {
  const near = nearest(lastOf(href), [...addresses], (address) => [lastOf(address)], LEAST);
  const hint = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
  return `${hint} Change the link in ${linesWith(href, source).join(' or ') || source}, or keep the page.`;
}

/** The last part of an address, or its anchor. */
function lastOf(href: string): string {
  const last =
    href
      .replace(/\?[^#]*/, '')
      .split(/[/#]/)
      .at(-1) ?? '';
  return decoded(last) ?? last;
}

/** Lines in which the link is written, such as "mfe-x/content/y.md:7". */
const linesWith = (href: string, source: string): string[] =>
  textsOf(source).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (wordsOf(line).includes(href) ? `${file}:${index + 1}` : [])),
  );

/** A section of other people is not in the project. */
function textsOf(source: string): string[] {
  const stats = statSync(path.join(root, source), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [source] : [];
  return sourcesIn(source, /\.(md|json|tsx?)$/).filter((file) => !isTestFile(file));
}

const wordsOf = (line: string): string[] => line.split(/[\s"'`()<>[\]]+/);

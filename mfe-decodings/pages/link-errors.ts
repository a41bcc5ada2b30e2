import { canonicalPath, decoded, matchPattern } from '@roe/shared/contract/pattern';
import type { AnalysisText, Decoding } from './texts.ts';

const SITE = 'https://site.invalid';

/** Links to pages of other sections are the gate's affair: only it knows them. */
export function linkErrors(decodings: Decoding[], analyses: AnalysisText[], paths: string[], urls: string[]): string[] {
  const texts = new Map<string, AnalysisText | Decoding>([
    ...decodings.map((text) => [`/decodings/${text.slug}`, text] as const),
    ...analyses.map((text) => [`/realworld/${text.slug}`, text] as const),
  ]);
  const pages = new Set(urls);
  return [...texts].flatMap(([own, { file, html }]) =>
    [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, href = '']): string[] => {
      const link = href.replaceAll('&#x26;', '&');
      if (!URL.canParse(link, SITE + own))
        return [`${file}: field "body": expected links that are addresses, received "${link}", which is none`];
      const { origin, pathname, search, hash } = new URL(link, SITE + own);
      if (origin !== SITE) return [];
      if (!/^[/#]/.test(link))
        return [
          `${file}: field "body": expected links inside the site to start with "/", such as "${pathname}${search}${hash}", and others with "https://", received "${link}"`,
        ];
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

import path from 'node:path';
import type { ContentPage } from '@roe/shared/kit/content';
import { readFacts } from '@roe/shared/kit/facts';
import { contentOf } from '@roe/shared/kit/section-content';
import { analysisPages } from './analyses.ts';
import { checkTexts } from './checks.ts';
import { coversOf } from './covers.ts';
import { decodingPages } from './decodings.ts';
import { savedPage } from './saved.ts';
import { scripturesPage } from './scriptures.ts';
import { seriesPages } from './series.ts';
import { readAnalyses, readDecodings } from './texts.ts';
import { wombsPage } from './wombs.ts';

const root = path.resolve(import.meta.dirname, '..');

/** All pages of the section: the lists, and a page for each text and each series. */
export function content(): ContentPage[] {
  const texts = contentOf(root, { terms: '/glossary' });
  const decodings = readDecodings(texts);
  const analyses = readAnalyses(texts);
  const { media } = texts;
  const covers = coversOf(media);
  const pages = [
    ...decodingPages(decodings, covers),
    ...seriesPages(decodings, covers),
    ...analysisPages(analyses, covers),
    scripturesPage(decodings, covers),
    wombsPage(decodings, covers),
    savedPage(decodings, analyses),
  ];
  const urls = pages.map(({ document }) => document.url);
  const files = media.files.map(({ logical }) => logical);
  checkTexts(decodings, analyses, { paths: readFacts(root).paths, urls, files });
  return pages;
}

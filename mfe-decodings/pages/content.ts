import path from 'node:path';
import type { ContentPage } from '@roe/shared/kit/content';
import { contentOf } from '@roe/shared/kit/section-content';
import { readSectionManifest } from '@roe/shared/kit/section-manifest';
import { analysisAddress, analysisPages } from './analyses.ts';
import { checkTexts } from './checks.ts';
import { coversOf } from './covers.ts';
import { decodingAddress, decodingPages } from './decodings.ts';
import { figures } from './figures/figures.ts';
import { pathPages } from './paths.ts';
import { savedPage } from './saved.ts';
import { scripturesPage } from './scriptures.ts';
import { seriesPages } from './series-pages.ts';
import { readAnalyses, readDecodings } from './texts.ts';
import { withdrawnPage } from './withdrawn.ts';
import { wombsPage } from './wombs.ts';

const root = path.resolve(import.meta.dirname, '..');

/** All pages of the section: the lists, and a page for each text and each series. */
export function content(): ContentPage[] {
  const texts = contentOf(root, { terms: '/glossary', figures });
  const [decodings, withdrawnDecodings] = parted(readDecodings(texts));
  const [analyses, withdrawnAnalyses] = parted(readAnalyses(texts));
  const { media } = texts;
  const covers = coversOf(media);
  const pages = [
    ...decodingPages(decodings, covers),
    ...pathPages(texts, decodings, covers),
    ...seriesPages(decodings, covers),
    ...analysisPages(analyses, covers),
    scripturesPage(decodings, covers),
    wombsPage(decodings, covers),
    savedPage(decodings, analyses),
    ...withdrawnDecodings.map((text) => withdrawnPage('decoding', decodingAddress, text)),
    ...withdrawnAnalyses.map((text) => withdrawnPage('analysis', analysisAddress, text)),
  ];
  const urls = pages.flatMap(({ document }) => [document.url, ...(document.aliases ?? [])]);
  const files = media.files.map(({ logical }) => logical);
  checkTexts(decodings, analyses, { paths: readSectionManifest(root).paths, urls, files });
  return pages;
}

/** The texts that stand, and those that were withdrawn. */
const parted = <Text extends { withdrawn: boolean }>(texts: Text[]): [standing: Text[], withdrawn: Text[]] => [
  texts.filter(({ withdrawn }) => !withdrawn),
  texts.filter(({ withdrawn }) => withdrawn),
];

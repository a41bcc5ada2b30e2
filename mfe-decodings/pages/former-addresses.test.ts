import { expect, test } from 'vitest';
import { analysisAddress, analysisPages } from './analyses.ts';
import { analysis, decoding } from './decoding.fixture.ts';
import { decodingAddress, decodingPages } from './decodings.ts';
import { withdrawnPage } from './withdrawn.ts';

const covers = { great: () => null, listed: () => null, preview: () => null };
const former = { aliases: ['aum', 'pranava'] };

test('a text that was renamed has its former addresses beside its own', () => {
  const pages = [
    ...decodingPages([decoding('om', former)], covers),
    ...analysisPages([analysis('omen', former)], covers),
  ];
  const documentAt = (address: string) => pages.find(({ document }) => document.url === address)?.document;
  expect(documentAt('/decodings/om')?.aliases).toEqual(['/decodings/aum', '/decodings/pranava']);
  expect(documentAt('/realworld/omen')?.aliases).toEqual(['/realworld/aum', '/realworld/pranava']);
});

test('of a text that was withdrawn only its addresses are left', () => {
  expect(withdrawnPage('decoding', decodingAddress, decoding('om', former))).toMatchObject({
    isWithdrawn: true,
    data: null,
    document: { url: '/decodings/om', aliases: ['/decodings/aum', '/decodings/pranava'] },
  });
  expect(withdrawnPage('analysis', analysisAddress, analysis('omen'))).toMatchObject({
    isWithdrawn: true,
    document: { url: '/realworld/omen' },
  });
});

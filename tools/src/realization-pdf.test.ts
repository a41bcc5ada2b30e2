import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashIn, marked, pdfFile, printedPage, sourceHash } from './realization-pdf.ts';

test('the committed PDF was made from the text as it is now; else run: npm run pdf', () => {
  expect(hashIn(readFileSync(pdfFile))).toBe(sourceHash());
});

test('a PDF says at its end which text it was made from', () => {
  const pdf = marked(Buffer.from('%PDF-1.4\n%%EOF'));
  expect(pdf.toString()).toMatch(/^%PDF-1\.4\n%%EOF\n%ROE source [0-9a-f]{64}\n$/);
  expect(hashIn(pdf)).toBe(sourceHash());
  expect(hashIn(Buffer.from('%PDF-1.4\n%%EOF'))).toBeUndefined();
});

test('the printed page holds the whole text, our typefaces, and no address of the site', () => {
  const page = printedPage();
  expect(page).toContain('How to test it');
  expect(page).toContain('न दृष्टेर्द्रष्टारं पश्येः');
  expect(page).toContain('data:font/woff2;base64,');
  expect(page).not.toContain('href="/');
});

test('the committed PDF has our typefaces and a title', () => {
  const pdf = readFileSync(pdfFile).toString('latin1');
  expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+TiroDevaSanskrit/);
  expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+SourceSerif4/);
  expect(pdf).not.toContain('DejaVu'); // else a character fell through to a typeface of this device
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(4);
});

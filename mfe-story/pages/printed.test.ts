import { readFileSync } from 'node:fs';
import { hashIn, sourceHash } from '@roe/shared/kit/printed';
import { expect, test } from 'vitest';
import { printed } from './printed.ts';

test('the committed PDF was made from the text as it is now; else run: npm run pdf', () => {
  expect(hashIn(readFileSync(printed.file))).toBe(sourceHash(printed));
});

test('the printed page holds the whole text, the typefaces that it is given, and no address of the site', () => {
  const page = printed.page('@font-face{font-family:Inter}');
  expect(page).toContain('How to test it');
  expect(page).toContain('न दृष्टेर्द्रष्टारं पश्येः');
  expect(page).toContain('<style>@font-face{font-family:Inter}');
  expect(page).not.toContain('href="/');
});

test('the committed PDF has our typefaces and a title', () => {
  const pdf = readFileSync(printed.file).toString('latin1');
  expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+TiroDevaSanskrit/);
  expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+SourceSerif4/);
  expect(pdf).not.toContain('DejaVu'); // else a character fell through to a typeface of this device
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(4);
});

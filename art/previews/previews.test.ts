import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@roe/tools/workspace';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { slugOf } from './cards.ts';
import { lettering } from './lettering.ts';
import { madeCards, stalePreviews } from './previews.ts';

test('every link preview shows the title that its text has now', () => {
  expect(stalePreviews(), 'npm run art -- previews').toEqual([]);
});

test.each(Object.keys(madeCards()))('%s is a JPEG of 1200 x 630 and at most 90 kB', async (file) => {
  const bytes = readFileSync(path.join(root, file));
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(bytes.length).toBeLessThanOrEqual(90_000);
});

test('a series has a plain address', () => {
  expect(slugOf('Decoding the Rāmāyaṇa – As Within, So Without')).toBe('decoding-the-ramayana-as-within-so-without');
});

test('letters with marks below are drawn, also where they come as letter and mark', async () => {
  const { width, path: outline } = await lettering('display', 'Kṛṣṇa');
  expect(width('Kṛṣṇa', 60)).toBeGreaterThan(100);
  expect(outline('Kṛṣṇa'.normalize('NFD'), 0, 0, 60)).toBe(outline('Kṛṣṇa', 0, 0, 60));
});

test('a letter that the typeface lacks is named', async () => {
  const { width } = await lettering('sans', 'om ॐ');
  expect(() => width('om ॐ', 20)).toThrow('"om ॐ": expected letters that the site\'s typefaces have, received "ॐ".');
});

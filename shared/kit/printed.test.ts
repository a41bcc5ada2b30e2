import { expect, test } from 'vitest';
import { hashIn, marked, sourceHash } from './printed.ts';

test('a PDF says at its end which text it was made from', () => {
  const printed = { source: import.meta.filename };
  const pdf = marked(Buffer.from('%PDF-1.4\n%%EOF'), printed);
  expect(pdf.toString()).toMatch(/^%PDF-1\.4\n%%EOF\n%ROE source [0-9a-f]{64}\n$/);
  expect(hashIn(pdf)).toBe(sourceHash(printed));
  expect(hashIn(Buffer.from('%PDF-1.4\n%%EOF'))).toBeUndefined();
});

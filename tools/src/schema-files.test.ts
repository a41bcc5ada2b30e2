import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFiles } from './schema-files.ts';

test.each(Object.entries(schemaFiles()))('%s is what the build checks; else run npm run schema', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

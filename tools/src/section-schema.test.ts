import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionSchemaFile, sectionSchemaText } from './section-schema.ts';

test('the schema that editors read is the one that the build checks; else run npm run schema', () => {
  expect(readFileSync(sectionSchemaFile, 'utf8')).toBe(sectionSchemaText());
});

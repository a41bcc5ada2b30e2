import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOwnersFile, codeOwnersText } from './code-owners.ts';

test('CODEOWNERS names the owners of every section as its section.json does; else run npm run schema', () => {
  expect(codeOwnersText()).toMatch(/^\/mfe-library\/ @roe\/library$/m);
  expect(readFileSync(codeOwnersFile, 'utf8')).toBe(codeOwnersText());
});

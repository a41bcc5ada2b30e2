import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJsonAt } from '../src/contract/parse.ts';
import { sectionFactsSchema } from '../src/contract/schema.ts';

/** Reads and checks a section's static half. */
export const readFacts = (root: string) =>
  parseJsonAt(
    sectionFactsSchema,
    readFileSync(path.join(root, 'section.json'), 'utf8'),
    `${path.basename(root)}/section.json`,
  );

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { parseJsonAt } from '../src/contract/parse.ts';
import { sectionFactsSchema } from '../src/contract/schema.ts';

/**
 * Reads and checks a section's static half.
 * @throws where it does not fit its schema, or is not the one of this folder
 */
export function readFacts(root: string): v.InferOutput<typeof sectionFactsSchema> {
  const folder = path.basename(root);
  const place = `${folder}/section.json`;
  const facts = parseJsonAt(sectionFactsSchema, readFileSync(path.join(root, 'section.json'), 'utf8'), place);
  if (folder !== `mfe-${facts.id}`)
    throw new Error(
      `${place}: field "id": expected the folder's name without mfe-, "${folder.replace(/^mfe-/, '')}", received "${facts.id}"`,
    );
  return facts;
}

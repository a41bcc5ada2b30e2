import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { parseJsonAt } from '../src/contract/parse.ts';
import { sectionManifestSchema } from '../src/contract/schema.ts';

/**
 * Reads and checks a section's static half.
 * @throws where it does not fit its schema, or is not the one of this folder
 */
export function readSectionManifest(root: string): v.InferOutput<typeof sectionManifestSchema> {
  const folder = path.basename(root);
  const place = `${folder}/section.json`;
  const manifest = parseJsonAt(sectionManifestSchema, readFileSync(path.join(root, 'section.json'), 'utf8'), place);
  if (folder !== `mfe-${manifest.id}`)
    throw new Error(
      `${place}: field "id": expected the folder's name without mfe-, "${folder.replace(/^mfe-/, '')}", received "${manifest.id}"`,
    );
  return manifest;
}

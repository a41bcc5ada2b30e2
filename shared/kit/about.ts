import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { About } from '../src/contract/contract.ts';
import { parseJsonAt } from '../src/contract/parse.ts';
import { siteFileSchema } from '../src/contract/schema.ts';

/** What is true of the site as a whole: `site.json` of the project. */
export const siteFile = path.resolve(import.meta.dirname, '../../site.json');

const readSiteFile = () => parseJsonAt(siteFileSchema, readFileSync(siteFile, 'utf8'), 'site.json');

/** @throws where it does not fit its schema */
export function readAbout(): About {
  const { $schema: _, keys: __, ...about } = readSiteFile();
  return about;
}

/** Public keys of those who may ship the site, as the file lists them. */
export const readSiteKeys = (): string[] => readSiteFile().keys ?? [];

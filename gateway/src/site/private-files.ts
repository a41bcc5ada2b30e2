import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, SectionVersion } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { sectionVersionFile } from '@roe/shared/contract/store';
import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import { entryOf } from './entry-of.ts';

/** Gives the texts of private files, by their path in the store. They never change, so they are kept, up to 8 MB. */
export type ReadPrivate = (file: string) => Promise<string>;

export function openPrivateFiles(folder: string): ReadPrivate {
  const texts = new LRUCache<string, string>({
    maxSize: 8_000_000,
    sizeCalculation: ({ length }) => length || 1,
    fetchMethod: (file) => readFile(path.join(folder, file), 'utf8'),
  });
  return async (file) => texts.get(file) ?? texts.forceFetch(file);
}

/**
 * Reads a private file of a section's live version as data.
 * @param name as the section names it, such as "persona"
 * @throws where the section, the file or a field of it is not as expected
 */
export type PrivateFile = <Schema extends v.GenericSchema>(
  id: string,
  name: string,
  schema: Schema,
) => Promise<v.InferOutput<Schema>>;

export function privateFilesOf(
  { sections }: Registry,
  versionOf: (id: string, version: string) => SectionVersion,
  read: ReadPrivate,
): PrivateFile {
  return async (id, name, schema) => {
    const version = entryOf(sections, id)?.version;
    if (!version) throw new Error(`registry.json: expected the section "${id}", but it is not live. Ship it.`);
    const named = entryOf(versionOf(id, version).private, name);
    if (!named)
      throw new Error(
        `${sectionVersionFile(id, version)}: field "private": expected a file "${name}", but it names none. Ship a version of ${id} that has it.`,
      );
    const file = `sections/${id}/private/${named}`;
    const text = await read(file).catch((error: Error) => {
      throw new Error(`${file}: expected a file that can be read, received "${error.message}". Ship ${id} again.`);
    });
    return parseJsonAt(schema, text, file);
  };
}

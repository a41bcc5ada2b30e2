import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GuideSite } from '@roe/gateway/serve';
import type { Registry } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { developedDocuments } from '@roe/shared/kit/content-server';
import { shortHash } from '@roe/shared/kit/hash';
import { folderOf } from '../workspace.ts';

/**
 * The site as the guide reads it while sections are developed: their texts as their servers have them, their private files as they stand in
 * the sources, and all else as it is live.
 * @param origins section → address of its server
 */
export function developedGuideSite(registry: Registry, origins: Record<string, string>) {
  const ids = Object.keys(origins);
  const privateFile = (id: string, name: string): string => path.join(folderOf(id), 'private', `${name}.json`);
  const isDeveloped = (file: string): boolean => ids.some((id) => file.startsWith(`sections/${id}/`));

  return async (live: GuideSite | undefined): Promise<GuideSite> => {
    const texts = new Map(await Promise.all(Object.entries(origins).map(documentsOf)));
    return {
      registry,
      documents: [...texts.keys(), ...(live?.documents ?? []).filter((file) => !isDeveloped(file))],
      read: (file) => texts.get(file) ?? (live as GuideSite).read(file),
      sectionWith: (name) => ids.find((id) => existsSync(privateFile(id, name))) ?? live?.sectionWith(name),
      async privateFile(id, name, schema) {
        if (!ids.includes(id)) return (live as GuideSite).privateFile(id, name, schema);
        const file = privateFile(id, name);
        return parseJsonAt(schema, readFileSync(file, 'utf8'), file);
      },
    };
  };
}

/** A name that changes with the text, and the text. */
async function documentsOf([id, origin]: [id: string, origin: string]): Promise<[name: string, text: string]> {
  const response = await fetch(origin + developedDocuments(id));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return [`sections/${id}/development/${shortHash(text)}`, text];
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { BuildManifest } from './build-manifest.ts';
import { type Content, pagesOf } from './content.ts';
import { hashedName } from './hash.ts';
import { mediaOf } from './media.ts';
import { readSectionManifest } from './section-manifest.ts';

/** Writes the pages' JSON, the media and the list of documents beside the code, and what is private beside the composer's file. */
export function contentFiles(root: string, content: Content) {
  const made: Pick<BuildManifest, 'files' | 'documents' | 'gone' | 'private'> = {
    files: {},
    documents: '',
    gone: [],
    private: {},
  };
  const plugin: RsbuildPlugin = {
    name: 'roe-content',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        const { documents, gone, files } = await pagesOf(content, readSectionManifest(root));
        const emit = (logical: string, bytes: string | Buffer): string => {
          const name = hashedName(logical, bytes);
          if (!compilation.getAsset(name)) compilation.emitAsset(name, new sources.RawSource(bytes));
          return name;
        };
        for (const [file, json] of Object.entries(files)) made.files[`data/${file}`] = emit(file, json);
        for (const { logical, name, source } of mediaOf(root).files) {
          compilation.emitAsset(name, new sources.RawSource(readFileSync(source)));
          made.files[logical] = name;
        }
        made.gone = gone;
        made.documents = emit(
          'documents.ndjson',
          documents.map((document) => `${JSON.stringify(document)}\n`).join(''),
        );
      });
      api.processAssets({ stage: 'additional', environments: ['server'] }, ({ compilation, sources }) => {
        const folder = path.join(root, 'private');
        for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
          if (!file.endsWith('.json'))
            throw new Error(
              `${path.basename(root)}/private: expected JSON files alone, received "${file}". Data for the gateway is JSON.`,
            );
          const bytes = readFileSync(path.join(folder, file));
          const name = hashedName(file, bytes);
          compilation.emitAsset(`private/${name}`, new sources.RawSource(bytes));
          made.private[path.basename(file, '.json')] = name;
        }
      });
    },
  };
  return { plugin, made };
}

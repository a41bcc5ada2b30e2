import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type NamingFile, namingFile } from '../src/contract/naming.ts';
import { type Content, pagesOf } from './content.ts';
import { errorsOn } from './error-overlay.ts';
import { mediaOf } from './media.ts';
import { readSectionManifest } from './section-manifest.ts';
import { whileUnchanged } from './unchanged.ts';

/** Stands for the code hash while a section is in development. */
export const DEVELOPMENT = 'development';

/** The addresses at which a section in development has its pages' JSON and its media: those that it has when it is shipped. */
const dataFolder = (id: string): string => `/sections/${id}/data/${DEVELOPMENT}/`;
const mediaFolder = (id: string): string => `/sections/${id}/files/`;

/** Where its development server tells what the site knows of its pages, a document a line. */
export const developedDocuments = (id: string): string => `${dataFolder(id)}_documents.ndjson`;

/**
 * Lets a section's development server answer with its texts, its media and its root files as they are now. An error in them is
 * said in the terminal and, like the compiler's, over the page.
 */
export const contentServer = (root: string, content: Content): RsbuildPlugin => ({
  name: 'roe-content-server',
  setup(api) {
    api.onBeforeStartDevServer(({ server }) => {
      const inputs = ['section.json', 'content', 'media', 'private'].map((name) => path.join(root, name));
      const pages = whileUnchanged(inputs, () => pagesOf(content, readSectionManifest(root)));
      const errors = errorsOn(server.environments, api.logger.error);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://section.invalid');
        answer(pathname).then(
          (body) => {
            if (body === undefined) return next();
            response.writeHead(body === null ? 404 : 200).end(body);
          },
          (error: Error) => {
            errors.say(error.message);
            response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
          },
        );
      });

      /** Null where there is no such file, undefined where the address is none of the section's texts and media. */
      async function answer(pathname: string): Promise<string | Buffer | null | undefined> {
        const manifest = readSectionManifest(root);
        const [data, media] = [dataFolder(manifest.id), mediaFolder(manifest.id)];
        if (pathname.startsWith(data)) {
          const { files, documents } = await pages();
          errors.end();
          if (pathname === developedDocuments(manifest.id))
            return documents.map((one) => JSON.stringify(one)).join('\n');
          const name = pathname.slice(data.length);
          return name === namingFile(1) ? wholeNaming(files) : (files[name] ?? null);
        }
        if (!pathname.startsWith(media) && !manifest.files.includes(pathname)) return undefined;
        const file = mediaOf(root).files.find(({ logical, name }) => pathname === logical || pathname === media + name);
        return file ? readFileSync(file.source) : null;
      }
    });
  },
});

/** Whom the texts name, in one file: how many there are changes with the texts, and the registry of development does not. */
function wholeNaming(files: Record<string, string>): string {
  const parts: NamingFile[] = Object.entries(files)
    .filter(([name]) => name.startsWith('_naming-'))
    .map(([, text]) => JSON.parse(text));
  return JSON.stringify(Object.assign({}, ...parts));
}

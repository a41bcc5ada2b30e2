import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildDevServer, RsbuildPlugin } from '@rsbuild/core';
import { type NamingFile, namingFile } from '../src/contract/naming.ts';
import { type Content, pagesOf } from './content.ts';
import { readFacts } from './facts.ts';
import { mediaOf } from './media.ts';
import { whileUnchanged } from './unchanged.ts';

/** Stands for the code hash while a section is in development. */
export const DEVELOPMENT = 'development';

/** The addresses at which a section in development has its pages' JSON and its media: those that it has when it is shipped. */
const dataFolder = (id: string): string => `/sections/${id}/data/${DEVELOPMENT}/`;
const mediaFolder = (id: string): string => `/sections/${id}/files/`;

/**
 * Lets a section's development server answer with its texts, its media and its root files as they are now. A fault in them is
 * said in the terminal and, like the compiler's, over the page.
 */
export const contentServer = (root: string, content: Content): RsbuildPlugin => ({
  name: 'roe-content-server',
  setup(api) {
    api.onBeforeStartDevServer(({ server }) => {
      const inputs = ['section.json', 'content', 'media'].map((name) => path.join(root, name));
      const pages = whileUnchanged(inputs, () => pagesOf(content, readFacts(root)));
      const faults = faultsOn(server.environments, api.logger.error);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://section.invalid');
        answer(pathname).then(
          (body) => {
            if (body === undefined) return next();
            response.writeHead(body === null ? 404 : 200).end(body);
          },
          (error: Error) => {
            faults.say(error.message);
            response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
          },
        );
      });

      /** Null where there is no such file, undefined where the address is none of the section's texts and media. */
      async function answer(pathname: string): Promise<string | Buffer | null | undefined> {
        const facts = readFacts(root);
        const [data, media] = [dataFolder(facts.id), mediaFolder(facts.id)];
        if (pathname.startsWith(data)) {
          const { files } = await pages();
          faults.end();
          const name = pathname.slice(data.length);
          return name === namingFile(1) ? wholeNaming(files) : (files[name] ?? null);
        }
        if (!pathname.startsWith(media) && !facts.files.includes(pathname)) return undefined;
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

/** Says a fault once in the terminal, and over every page that is open or opens until it has ended. */
function faultsOn(environments: RsbuildDevServer['environments'], log: (line: string) => void) {
  let fault: string | undefined;
  const message = (text: string) => ({ text: [text], html: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') });
  const hot = environments['web']?.hot;
  hot?.onConnect(({ send }) => {
    if (fault) send('errors', message(fault));
  });
  return {
    say(text: string): void {
      if (text === fault) return;
      fault = text;
      log(text);
      hot?.send('errors', message(text));
    },
    end(): void {
      fault = undefined;
    },
  };
}

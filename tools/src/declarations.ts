import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTemporaryFolder } from './temporary-folder.ts';
import { root } from './workspace.ts';

const shared = path.join(root, 'shared');
const { exports } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8'));

/** Modules of which sections take the types alone. */
export const CONTRACT = '@roe/shared/contract';

/** The file behind a specifier. */
function fileOf(specifier: string): string {
  const name = specifier.replace('@roe/shared', '.');
  const pattern = Object.keys(exports).find((key) => key === name) ?? `${path.posix.dirname(name)}/*`;
  return path.join(shared, exports[pattern].replace('*', path.posix.basename(name)));
}

/** What the compiler says of the modules, with the shapes that schemas stand for written out. */
export const declarationsOf = (specifiers: string[]): Promise<{ specifier: string; text: string }[]> =>
  withTemporaryFolder(async (folder) => {
    const contract = fileOf(CONTRACT);
    const inferred = [...readFileSync(contract, 'utf8').matchAll(/^export type (\w+) = InferOutput</gm)].map(
      ([, name]) => name,
    );
    const shapes = path.join(folder, 'shapes.ts');
    const lines = inferred.map((name) => `export const ${name} = { ...(null as unknown as contract.${name}) };`);
    writeFileSync(shapes, [`import type * as contract from '${contract}';`, ...lines].join('\n'));
    const declared = path.join(folder, 'declared');
    const config = path.join(folder, 'tsconfig.json');
    writeFileSync(
      config,
      JSON.stringify({
        extends: path.join(root, 'tsconfig.json'),
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          removeComments: true,
          outDir: declared,
          rootDir: path.parse(root).root,
          typeRoots: [path.join(root, 'node_modules/@types')],
        },
        files: [path.join(shared, 'src/css.d.ts'), shapes, ...specifiers.map(fileOf)],
        include: [],
      }),
    );
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', config], { stdio: ['ignore', 'inherit', 'inherit'] });
    const read = (file: string) => readFileSync(path.join(declared, file).replace(/\.tsx?$/, '.d.ts'), 'utf8');
    const written = new Map(
      read(shapes)
        .split(/^export declare const /m)
        .map((text) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 2)]),
    );
    return specifiers.map((specifier) => ({
      specifier,
      text: read(fileOf(specifier))
        .replace(/^(import .*|export \{\};)\n/gm, '')
        .replace(/^export type (\w+) = InferOutput<.*\n/gm, (_, name) => `export type ${name} = ${written.get(name)}`),
    }));
  });

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withTemporaryFolder } from './temporary-folder.ts';
import { root } from './workspace.ts';

/** Where the report stands. */
export const apiReportFile = path.join(root, 'shared/api.md');

const shared = path.join(root, 'shared');
const { version, exports } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8'));

/** Modules of which sections take the types alone. */
const CONTRACT = '@roe/shared/contract';

/** Everything that sections take from the shell, as the contract's version stands for it: names of libraries, our own types. */
export async function apiReport(): Promise<string> {
  const shell = path.join(root, 'shell/src/loading/provided.ts');
  const { provided }: { provided: Record<string, object> } = await import(pathToFileURL(shell).href);
  const [ours, libraries] = [true, false].map((isOurs) =>
    Object.keys(provided).filter((specifier) => specifier.startsWith('@roe/') === isOurs),
  );
  const declared = await declarationsOf([CONTRACT, ...(ours ?? [])]);
  return [
    '# What sections take from the shell',
    'Written by `npm run api` from the code. A change of it is a change of the contract.',
    `Contract ${version}`,
    '## Libraries, once in a tab',
    (libraries ?? []).map((name) => `- \`${name}\` ${majorOf(name)}: ${publicNames(provided[name])}`).join('\n'),
    ...declared.map(({ specifier, text }) => `## ${specifier}\n\n\`\`\`ts\n${text}\`\`\``),
    '',
  ].join('\n\n');
}

/**
 * Writes the report.
 * @throws where it changes and the contract's version does not
 */
export async function writeApiReport(): Promise<void> {
  const before = existsSync(apiReportFile) ? readFileSync(apiReportFile, 'utf8') : '';
  const report = await apiReport();
  if (report !== before && before.includes(`\nContract ${version}\n`))
    throw new Error(
      `shared/package.json: field "version": expected one after ${version}, because what sections take from the shell has changed; received "${version}". Raise the minor version where only something was added, else the major one, and run npm run api again.`,
    );
  writeFileSync(apiReportFile, report);
}

const publicNames = (module = {}): string =>
  Object.keys(module)
    .filter((name) => !/^(_|unstable_)/.test(name))
    .sort()
    .join(', ');

const majorOf = (specifier: string): string =>
  createRequire(path.join(shared, 'package.json'))(`${specifier.split('/')[0]}/package.json`).version.split('.')[0];

/** The file behind a specifier. */
function fileOf(specifier: string): string {
  const name = specifier.replace('@roe/shared', '.');
  const pattern = Object.keys(exports).find((key) => key === name) ?? `${path.posix.dirname(name)}/*`;
  return path.join(shared, exports[pattern].replace('*', path.posix.basename(name)));
}

/** What the compiler says of the modules, with the shapes that schemas stand for written out. */
const declarationsOf = (specifiers: string[]): Promise<{ specifier: string; text: string }[]> =>
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

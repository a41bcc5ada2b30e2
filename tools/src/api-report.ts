import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractVersion as version } from '@roe/shared/kit/federation';
import { CONTRACT, declarationsOf } from './declarations.ts';
import { root } from './workspace.ts';

/** Where the report stands. */
export const apiReportFile = path.join(root, 'shared/api.md');

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
  createRequire(path.join(root, 'shared/package.json'))(`${specifier.split('/')[0]}/package.json`).version.split(
    '.',
  )[0];

import { availableParallelism } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { siteFile } from '@roe/shared/kit/about';
import { dependenciesOf } from '@roe/shared/kit/dependencies';
import { hashOfInputs } from '@roe/shared/kit/hash';
import { shippersKeys } from '@roe/shared/kit/ship-key';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { folderOf, root } from '../workspace.ts';
import { type CompileError, compileErrors } from './compile-errors.ts';

/** Hash of everything that a part's build reads. Equal hash, equal build. */
export const inputsOf = (name: string): string =>
  hashOfInputs(
    [folderOf(name), path.join(root, 'shared'), ...(name === 'shell' ? [siteFile] : [])],
    [...dependenciesOf(folderOf(name), path.join(root, 'pnpm-lock.yaml')), ...(name === 'shell' ? shippersKeys() : [])],
  );

/**
 * Builds a part for production into its `dist/`.
 * @throws with what the compiler or the section's own content check said
 */
export async function build(folder: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const { default: config } = (await import(path.join(folder, 'rsbuild.config.ts'))) as { default: RsbuildConfig };
  const rsbuild = await createRsbuild({ cwd: folder, config: { ...config, logLevel: 'silent' } });
  let errors: CompileError[] = [];
  rsbuild.onAfterBuild(({ stats }) => {
    errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
  });
  await rsbuild.build().catch((error: unknown) => {
    const sentences = compileErrors(errors, path.dirname(folder));
    const reason = sentences.length > 0 ? sentences.join('\n\n') : readable(error);
    throw new Error(`${path.basename(folder)} could not be built.\n${reason}`);
  });
}

/** Rspack wraps an error of ours into a report with boxes and a stack; a writer needs the sentence. */
function readable(error: unknown): string {
  const lines = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .split('\n')
    .map((line) => line.replace(/^[\s│╰─▶×]+/, ''));
  const isOurs = lines.some((line) => line.startsWith('Error: '));
  return lines
    .filter((line) => line !== '' && !(isOurs && /^(at |caused by )/.test(line)))
    .map((line) => line.replace(/^Error: /, ''))
    .join('\n');
}

/**
 * Builds parts side by side, as many as there are processors, and says of each how long it took.
 * @returns part → what is wrong with it, for those that could not be built
 */
export async function buildAll(names: string[], say: (line: string) => void): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  const waiting = [...names];
  async function work(): Promise<void> {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const start = performance.now();
      try {
        await build(folderOf(name));
        say(`  ${name.padEnd(10)} built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
      } catch (error) {
        errors[name] = (error as Error).message;
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return errors;
}

import { parseArgs } from 'node:util';

/**
 * Whether a command may install what it misses: not with `--no-install`.
 * @throws where there is any other argument
 */
export function mayInstall(args: string[]): boolean {
  const { values } = parseArgs({ args, options: { 'no-install': { type: 'boolean', default: false } } });
  return !values['no-install'];
}

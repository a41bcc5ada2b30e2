import { parseArgs } from 'node:util';
import { diff } from './diff.ts';
import { key } from './key.ts';
import { log } from './log.ts';
import { parts } from './parts.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { type Order, type ShipCommand, UsageError } from './ship-command.ts';
import { sign } from './sign.ts';
import { status } from './status.ts';
import { verify } from './verify.ts';

const named: Record<string, ShipCommand> = { rollback, retire, status, log, diff, verify, sign, key };

const usageOf = ({ usage }: ShipCommand): string => usage.map((words) => `  npm run ship -- ${words}`).join('\n');

const overview = `Usage:

${[parts, ...Object.values(named)].map((each) => `${usageOf(each)}\n      ${each.summary}`).join('\n')}

npm run ship -- <command> --help says more of each; for a section: npm run ship -- --help <section>`;

const helpOf = (command: ShipCommand): string => `${usageOf(command)}\n\n${command.help}`;

/**
 * Does what was written after `npm run ship --`.
 * @param open what it is done to; not asked for where only help is wanted
 * @throws what is wrong, as a sentence; how it is used, where what was written is no whole command
 */
export async function runShipCommand(written: string[], open: () => Pick<Order, 'store' | 'url'>): Promise<void> {
  const first = written.find((word) => !word.startsWith('-'));
  const command = (first !== undefined && Object.hasOwn(named, first) && named[first]) || parts;
  const options = { ...command.options, help: { type: 'boolean' } } as const;
  const { values, positionals } = parsed(written, options, command);
  if (values['help']) return console.log(first === undefined ? overview : helpOf(command));
  const words = command === parts ? positionals : positionals.slice(1);
  try {
    await command.run({ ...open(), words, values: values as Order['values'] });
  } catch (error) {
    throw error instanceof UsageError ? new Error(command === parts ? overview : helpOf(command)) : error;
  }
}

function parsed(args: string[], options: NonNullable<ShipCommand['options']>, command: ShipCommand) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${helpOf(command)}`);
  }
}

import { verify as verifyStore } from '../verify.ts';
import type { ShipCommand } from './ship-command.ts';

export const verify: ShipCommand = {
  usage: ['verify'],
  summary: 'check every file that the live site needs, and who signed it',
  help: `Compares what the live site and open tabs need with its hashes, and says what mends each error. It changes nothing,
and ends with 1 where something is wrong.

  --json   the same for programs, on standard output`,
  options: { json: { type: 'boolean' } },
  async run({ store, values }) {
    const verified = await verifyStore(store);
    const { revision, files, findings } = verified;
    if (values['json']) {
      console.log(JSON.stringify(verified, null, 2));
      if (findings.length > 0) process.exitCode = 1;
      return;
    }
    if (findings.length === 0)
      return console.log(`Revision ${revision} is whole: ${files} files are as they were added.`);
    const lines = findings.map(
      ({ of, errors, remedy }) => `${of}:\n${errors.map((error) => `  ${error}\n`).join('')}  ${remedy}\n`,
    );
    throw new Error(lines.join('\n'));
  },
};

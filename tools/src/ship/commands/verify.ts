import { verify as verifyStore } from '../verify.ts';
import type { ShipCommand } from './ship-command.ts';

export const verify: ShipCommand = {
  usage: ['verify'],
  summary: 'check every file that the live site needs, and who signed it',
  help: `Compares what the live site and open tabs need with its hashes, and says what mends each error. It changes nothing,
and ends with 1 where something is wrong.`,
  async run({ store }) {
    const { revision, files, findings } = await verifyStore(store);
    if (findings.length === 0)
      return console.log(`Revision ${revision} is whole: ${files} files are as they were added.`);
    const lines = findings.map(
      ({ of, errors, remedy }) => `${of}:\n${errors.map((error) => `  ${error}\n`).join('')}  ${remedy}\n`,
    );
    throw new Error(lines.join('\n'));
  },
};

import { signLive } from '../sign.ts';
import type { ShipCommand } from './ship-command.ts';

export const sign: ShipCommand = {
  usage: ['sign'],
  summary: 'vouch for what is live: sign it, as it is, with the key of this machine',
  help: `For a store that was shipped before there were signatures, or by somebody whose key is not in site.json. Look at
it first: whoever signs says that all of it is right.`,
  async run({ store }) {
    console.log(`Revision ${await signLive(store)} is live, and signed.`);
  },
};

import { signerHere } from '../../store/signer.ts';
import type { ShipCommand } from './ship-command.ts';

export const key: ShipCommand = {
  usage: ['key'],
  summary: 'the public half of the key with which this machine signs',
  help: `It belongs under "keys" in site.json, so that the next shell takes what you ship, and into SITE_KEYS of a gateway.
The private half lies in the file that SHIP_KEY names, else in .keys/ship.pem, which is made with its first use.`,
  run() {
    console.log(signerHere().publicKey);
  },
};

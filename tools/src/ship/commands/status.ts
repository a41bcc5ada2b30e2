import { settingsFrom } from '@roe/gateway/settings';
import type { ShipCommand } from './ship-command.ts';

export const status: ShipCommand = {
  usage: ['status'],
  summary: 'what is live since when, and what failed in browsers in the last days',
  help: `Failures are in the gateway's database: give it the same DATA_DIR or DATABASE_URL. It changes nothing, and
works while the gateway runs.`,
  async run({ store }) {
    const { status } = await import('../status.ts'); // opens the gateway's database, which no other command of the ship needs
    console.log(await status(store, settingsFrom(process.env)));
  },
};

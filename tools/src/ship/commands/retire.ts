import { shippedPart } from '../history.ts';
import { retire as retireSection } from '../retire.ts';
import { reportShipped } from './report-shipped.ts';
import { expectWord, type ShipCommand } from './ship-command.ts';

export const retire: ShipCommand = {
  usage: ['retire <section> [--to /heir]'],
  summary: 'take a section away for good',
  help: `Its pages, menu entries and files go; its versions stay in the store. It comes back by a rollback, or when it is
shipped by its name.

  --to /heir   its addresses lead to this page (308); without it they are gone (410), and no page may link there`,
  options: { to: { type: 'string' } },
  async run({ store, words, values }) {
    const heir = typeof values['to'] === 'string' ? values['to'] : null;
    reportShipped(await retireSection(store, shippedPart(store, expectWord(words, 0)), heir));
  },
};

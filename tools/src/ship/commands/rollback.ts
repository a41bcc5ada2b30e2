import { shippedPart } from '../history.ts';
import { rollBack, rollBackTo } from '../rollback.ts';
import { reportShipped } from './report-shipped.ts';
import { expectWord, type ShipCommand } from './ship-command.ts';

export const rollback: ShipCommand = {
  usage: ['rollback <section> [version]', 'rollback --revision 12'],
  summary: 'make an earlier version live again, without a build',
  help: `Takes the version that was live before, or the one that is named; "npm run ship -- log <section>" lists them.
A second rollback goes forward again. A section that was not there before goes away.

  --revision N   all parts as they were in that revision, in one step: where a shell and its sections belong together`,
  options: { revision: { type: 'string' } },
  async run({ store, words, values }) {
    if (values['revision']) return reportShipped(await rollBackTo(store, Number(values['revision'])));
    const part = shippedPart(store, expectWord(words, 0));
    reportShipped(await rollBack(store, part, words[1]));
    if (part !== 'shell' && !store.registry()?.sections[part])
      console.log(`${part} was not on the site before that, so it has been taken out.`);
  },
};

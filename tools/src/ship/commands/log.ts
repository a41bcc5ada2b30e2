import { root } from '../../workspace.ts';
import { changelogOf } from '../changelog.ts';
import { checkoutAt } from '../checkout.ts';
import { shippedPart } from '../history.ts';
import { expectWord, type ShipCommand } from './ship-command.ts';

export const log: ShipCommand = {
  usage: ['log <section>'],
  summary: 'the versions of a part, and the commits that each brought',
  help: `The latest first: when and by whom each went live, and the subjects of the commits since the ship before that
touched its folder or shared/. Commits that are not in this checkout are not named.`,
  run({ store, words }) {
    console.log(changelogOf(store, shippedPart(store, expectWord(words, 0)), checkoutAt(root)));
  },
};

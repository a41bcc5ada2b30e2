import { circle } from '@roe/shared/drawing';
import { type Figure, filled, stroke, words } from '@roe/shared/kit/figure';
import { FROM, forbiddenNote, heightOf, PIECES, PLUCKED, strengthOf, TO } from '../../src/figures/forbidden-note.ts';
import { still } from './still.ts';

const NAMES = ['one piece', 'halves', 'thirds', 'quarters', 'fifths'];
const NOTES = ['sa', 'sa', 'pa', 'sa', 'ga'];
const MIDDLE = 30;

/** A plucked string and the waves in it: those that stand still at the place of the pluck are missing. */
export function forbiddenNoteFigure(): Figure {
  const { d, controls } = still(forbiddenNote, [
    { label: 'Where the string is plucked', min: 4, max: 30, step: 1, value: MIDDLE },
  ]);
  const marks = PIECES.flatMap((pieces) => {
    const y = heightOf(pieces);
    const isMissing = strengthOf(pieces, MIDDLE / 60) < 0.01;
    return [
      stroke(d(`wave${pieces}`), { ink: 'gold', width: 1.5, part: `wave${pieces}` }),
      ...Array.from({ length: pieces + 1 }, (_, index) =>
        filled(circle([FROM + ((TO - FROM) * index) / pieces, y], 2.2), 'ink-soft'),
      ),
      words(NAMES[pieces - 1] as string, [FROM - 16, y + 5], { anchor: 'end', isSmall: true }),
      words(NOTES[pieces - 1] as string, [TO + 18, y + 5], {
        anchor: 'start',
        ink: 'gold',
        isStrong: true,
        part: `note${pieces}`,
        opacity: isMissing ? 0.35 : 1,
      }),
    ];
  });
  return {
    height: 316,
    controls,
    marks: [
      stroke(d('place'), { ink: 'edge', dash: '2 5', part: 'place' }),
      stroke(d('plucked'), { ink: 'ink', width: 2, part: 'plucked' }),
      words('plucked', [FROM - 16, PLUCKED + 5], { anchor: 'end', isSmall: true }),
      ...marks,
    ],
  };
}

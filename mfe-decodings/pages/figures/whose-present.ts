import { circle, path } from '@roe/shared/drawing';
import { arrow, type Figure, filled, stroke, words } from '@roe/shared/kit/figure';
import { DAY, HERE, THERE, whosePresent } from '../../src/figures/whose-present.ts';
import { still } from './still.ts';

const SPEED = 5;
const [x, y] = HERE;
const FOOT = 306;

/** Two people side by side, and what each calls "now" two and a half million light years away. */
export function whosePresentFigure(): Figure {
  const {
    d,
    y: yOf,
    text,
    controls,
  } = still(whosePresent, [{ label: 'How he walks', min: -10, max: 10, step: 1, value: SPEED }]);
  const days = [-8, -4, 0, 4, 8];
  return {
    height: 352,
    controls,
    marks: [
      filled(d('between'), 'gold', { opacity: 0.1, part: 'between' }),
      arrow([x, FOOT - 16], [x, 22]),
      words('time', [x + 10, 28], { anchor: 'start', ink: 'ink-faint', isSmall: true }),
      stroke(
        path([
          [THERE, FOOT - 16],
          [THERE, 14],
        ]),
      ),
      ...days.flatMap((day) => [
        stroke(
          path([
            [THERE, y - day * DAY],
            [THERE + 6, y - day * DAY],
          ]),
        ),
        words(day === 0 ? '0' : `${day > 0 ? '+' : '−'}${Math.abs(day)} days`, [THERE + 12, y - day * DAY + 5], {
          anchor: 'start',
          ink: 'ink-faint',
          isSmall: true,
        }),
      ]),
      stroke(path([HERE, [THERE, y]]), { ink: 'ink-soft', width: 1.5 }),
      stroke(d('his'), { ink: 'gold', width: 2, part: 'his' }),
      stroke(d('instant'), { ink: 'gold', width: 2, part: 'instant' }),
      words('her now', [THERE - 10, yOf('hers')], { anchor: 'end', part: 'hers' }),
      words(text('when'), [THERE - 10, yOf('when')], { anchor: 'end', ink: 'gold', isStrong: true, part: 'when' }),
      filled(circle(HERE, 5), 'gold'),
      arrow([x + 4, FOOT], [THERE - 4, FOOT]),
      arrow([THERE - 4, FOOT], [x + 4, FOOT]),
      words(['2.5 million', 'light years'], [(x + THERE) / 2, FOOT + 21], { isSmall: true }),
      words('here', [x, FOOT + 21], { isStrong: true }),
      words('Andromeda', [THERE, FOOT + 21], { isStrong: true }),
    ],
  };
}

import { path } from '@roe/shared/drawing';
import { arrow, type Figure, stroke, words } from '@roe/shared/kit/figure';
import { curveOf, feltIn, heightAt, LEFT, longPipe, RIGHT, xAt } from '../../src/figures/long-pipe.ts';
import { still } from './still.ts';

const [DELAY, HASTE] = [5, 25];

/** A hand at a tap: what is felt through a long pipe, and through a short one. */
export function longPipeFigure(): Figure {
  const { d, text, controls } = still(longPipe, [
    { label: 'Length of the pipe', min: 1, max: 9, step: 1, value: DELAY },
    { label: 'Haste of the hand', min: 5, max: 40, step: 5, value: HASTE },
  ]);
  const warmths: [name: string, warmth: number][] = [
    ['hot', 2],
    ['right', 1],
    ['cold', 0],
  ];
  return {
    height: 268,
    controls,
    marks: [
      ...warmths.flatMap(([name, warmth]) => [
        stroke(
          path([
            [LEFT, heightAt(warmth)],
            [RIGHT, heightAt(warmth)],
          ]),
          {
            ink: warmth === 1 ? 'edge' : 'line',
          },
        ),
        words(name, [LEFT - 8, heightAt(warmth) + 5], { anchor: 'end', isSmall: true }),
      ]),
      stroke(curveOf(feltIn(1, HASTE / 100)), { ink: 'ink-soft', width: 1.5, dash: '5 4' }),
      stroke(d('felt'), { ink: 'gold', width: 2.5, part: 'felt' }),
      words(text('outcome'), [RIGHT, 22], { anchor: 'end', ink: 'gold', isStrong: true, part: 'outcome' }),
      arrow([LEFT, 226], [RIGHT, 226]),
      ...[0, 20, 40].map((seconds) => words(String(seconds), [xAt(seconds), 246], { ink: 'ink-faint', isSmall: true })),
      words('60 s', [RIGHT, 246], { anchor: 'end', ink: 'ink-faint', isSmall: true }),
    ],
  };
}

import { type Place, path, polar } from '@roe/shared/drawing';
import { type Figure, filled, stroke, words } from '@roe/shared/kit/figure';

/** Rounds of four ages in a day of Brahmā, in the song, and years in a round. */
const DAY = 1000;
const SONG = 27;
const YEARS = 4_320_000;

/** How long the song took up there, in minutes, if a day is twelve hours. */
export const minutesOfSong = (SONG / DAY) * 12 * 60;

const MIDDLE: Place = [180, 136];
const RADIUS = 104;
const at = (radius: number, turn: number): Place => {
  const [x, y] = polar(radius, turn);
  return [MIDDLE[0] + x, MIDDLE[1] + y];
};
const round = ([x, y]: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** To the nearest half, such as 19½. */
const halves = (value: number): string => {
  const twice = Math.round(2 * value);
  return `${Math.floor(twice / 2)}${twice % 2 ? '½' : ''}`;
};

const [ROW, BOX] = [9, 31];
const BOXES: Place = [40, 318];

/** A day of Brahmā as the face of a clock, with the song on it; and the song, round by round, as it went by down here. */
export function oneSongFigure(): Figure {
  const end = SONG / DAY;
  const hours = Array.from({ length: 12 }, (_, hour) => path([at(RADIUS, hour / 12), at(RADIUS - 9, hour / 12)]));
  const rounds = Array.from(
    { length: SONG },
    (_, index): Place => [BOXES[0] + (index % ROW) * BOX, BOXES[1] + Math.floor(index / ROW) * 22],
  );
  return {
    height: 436,
    marks: [
      filled(`M${round(MIDDLE)}L${round(at(RADIUS, 0))}A${RADIUS} ${RADIUS} 0 0 1 ${round(at(RADIUS, end))}z`, 'gold'),
      stroke(
        path(
          Array.from({ length: 121 }, (_, index) => at(RADIUS, index / 120)),
          true,
        ),
        { ink: 'edge', width: 1.5 },
      ),
      stroke(hours.join(''), { ink: 'edge', width: 1.5 }),
      words(['up there, one song:', `${halves(minutesOfSong)} minutes`], [MIDDLE[0], MIDDLE[1] + 36]),
      words('12', at(RADIUS - 22, -0.02), { ink: 'ink-faint', isSmall: true }),
      words(['down here, the same song:', `${SONG} rounds of four ages`], [180, 276]),
      ...rounds.map(([x, y]) =>
        filled(
          path(
            [
              [x, y],
              [x + BOX - 6, y],
              [x + BOX - 6, y + 14],
              [x, y + 14],
            ],
            true,
          ),
          'gold',
        ),
      ),
      words(`each ${YEARS.toLocaleString('en')} years`, [180, 404], { isSmall: true }),
      words(`together ${(SONG * YEARS).toLocaleString('en')}`, [180, 426], { isSmall: true }),
    ],
  };
}

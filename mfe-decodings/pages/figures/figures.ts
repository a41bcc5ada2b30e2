import type { Figure } from '@roe/shared/kit/figure';
import { eleventhFigure } from './eleventh.ts';
import { forbiddenNoteFigure } from './forbidden-note.ts';
import { longPipeFigure } from './long-pipe.ts';
import { oneSongFigure } from './one-song.ts';
import { pastLightFigure } from './past-light.ts';
import { powderAndLightFigure } from './powder-and-light.ts';
import { takenUpFigure } from './taken-up.ts';
import { thresholdLineFigure } from './threshold-line.ts';
import { twoArrowsFigure } from './two-arrows.ts';
import { twoStringsFigure } from './two-strings.ts';
import { whatFitsFigure } from './what-fits.ts';
import { whichSideFigure } from './which-side.ts';
import { whosePresentFigure } from './whose-present.ts';
import { withoutMiddleFigure } from './without-middle.ts';

/** The diagrams that texts of this section may show, by their ids. */
export const figures = {
  eleventh: eleventhFigure,
  'forbidden-note': forbiddenNoteFigure,
  'long-pipe': longPipeFigure,
  'one-song': oneSongFigure,
  'past-light': pastLightFigure,
  'powder-and-light': powderAndLightFigure,
  'taken-up': takenUpFigure,
  'threshold-line': thresholdLineFigure,
  'two-arrows': twoArrowsFigure,
  'two-strings': twoStringsFigure,
  'what-fits': whatFitsFigure,
  'which-side': whichSideFigure,
  'whose-present': whosePresentFigure,
  'without-middle': withoutMiddleFigure,
} satisfies Record<string, () => Figure>;

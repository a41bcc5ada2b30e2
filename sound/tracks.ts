import type { Track } from './track.ts';
import { anahataHeartBells } from './tracks/anahata-heart-bells.ts';
import { breathOfStillness } from './tracks/breath-of-stillness.ts';
import { cosmicDrone } from './tracks/cosmic-drone.ts';
import { gayatriLight } from './tracks/gayatri-light.ts';
import { oceanOfBeing } from './tracks/ocean-of-being.ts';
import { omPrimordial } from './tracks/om-primordial.ts';
import { rainAndRiver } from './tracks/rain-and-river.ts';
import { sevenChakraAscent } from './tracks/seven-chakra-ascent.ts';
import { tanpuraAndBowls } from './tracks/tanpura-and-bowls.ts';

/** All tracks, in the order of the page. */
export const tracks: readonly Track[] = [
  omPrimordial,
  gayatriLight,
  tanpuraAndBowls,
  rainAndRiver,
  oceanOfBeing,
  anahataHeartBells,
  sevenChakraAscent,
  cosmicDrone,
  breathOfStillness,
];

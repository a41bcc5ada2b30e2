import type { Figure } from './figure.ts';
import { attractor } from './figures/attractor.ts';
import { chladni } from './figures/chladni.ts';
import { flowerOfLife } from './figures/flower-of-life.ts';
import { geodesic } from './figures/geodesic.ts';
import { harmonograph } from './figures/harmonograph.ts';
import { hopf } from './figures/hopf.ts';
import { indrasNet } from './figures/indras-net.ts';
import { interference } from './figures/interference.ts';
import { lightCone } from './figures/light-cone.ts';
import { lissajousKnot } from './figures/lissajous-knot.ts';
import { lotus } from './figures/lotus.ts';
import { mandala } from './figures/mandala.ts';
import { metatron } from './figures/metatron.ts';
import { mirrorPair } from './figures/mirror-pair.ts';
import { moire } from './figures/moire.ts';
import { moonPhases } from './figures/moon-phases.ts';
import { nautilus } from './figures/nautilus.ts';
import { nestedEggs } from './figures/nested-eggs.ts';
import { orbital } from './figures/orbital.ts';
import { phyllotaxis } from './figures/phyllotaxis.ts';
import { polytope } from './figures/polytope.ts';
import { sandRings } from './figures/sand-rings.ts';
import { spiralGalaxy } from './figures/spiral-galaxy.ts';
import { sriYantra } from './figures/sri-yantra.ts';
import { standingWave } from './figures/standing-wave.ts';
import { torus } from './figures/torus.ts';
import { upturnedTree } from './figures/upturned-tree.ts';
import { vortex } from './figures/vortex.ts';
import { wavePacket } from './figures/wave-packet.ts';
import { wheel } from './figures/wheel.ts';
import type { FigureName } from './names.ts';

export const figures: Record<FigureName, Figure> = {
  'sri-yantra': sriYantra,
  'flower-of-life': flowerOfLife,
  metatron,
  torus,
  chladni,
  harmonograph,
  mandala,
  phyllotaxis,
  attractor,
  hopf,
  polytope,
  orbital,
  'indras-net': indrasNet,
  'wave-packet': wavePacket,
  interference,
  'spiral-galaxy': spiralGalaxy,
  'lissajous-knot': lissajousKnot,
  'upturned-tree': upturnedTree,
  'sand-rings': sandRings,
  moire,
  geodesic,
  'light-cone': lightCone,
  vortex,
  wheel,
  lotus,
  'mirror-pair': mirrorPair,
  'standing-wave': standingWave,
  'nested-eggs': nestedEggs,
  nautilus,
  'moon-phases': moonPhases,
};

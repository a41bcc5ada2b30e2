/** What a cover can show; art/covers/figures/<name>.ts says what each one is. */
export const figureNames = [
  'sri-yantra',
  'flower-of-life',
  'metatron',
  'torus',
  'chladni',
  'harmonograph',
  'mandala',
  'phyllotaxis',
  'attractor',
  'hopf',
  'polytope',
  'orbital',
  'indras-net',
  'wave-packet',
  'interference',
  'spiral-galaxy',
  'lissajous-knot',
  'upturned-tree',
  'sand-rings',
  'moire',
  'geodesic',
  'light-cone',
  'vortex',
  'wheel',
  'lotus',
  'mirror-pair',
  'standing-wave',
  'nested-eggs',
  'nautilus',
  'moon-phases',
] as const;

export type FigureName = (typeof figureNames)[number];

/** The light in which a cover stands. */
export const paletteNames = ['indigo', 'rose', 'gold', 'teal', 'violet', 'ember'] as const;

export type PaletteName = (typeof paletteNames)[number];

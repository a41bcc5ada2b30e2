import type { Work } from './work.ts';

const work = (id: string): Pick<Work, 'id' | 'section' | 'recipe'> => ({
  id,
  section: 'story',
  recipe: { module: new URL(`./scenes/${id}.ts`, import.meta.url).href, seed: id },
});

const wide = (id: string): Work => ({
  ...work(id),
  master: { width: 2560, height: 1440 },
  widths: [768, 1280, 1920],
});

const square = (id: string): Work => ({
  ...work(id),
  master: { width: 1600, height: 1600 },
  widths: [480, 960],
  jpegWidth: 960,
});

/** The eight images of the opening sequence, in their order. */
const opening = [
  'infinite-ocean',
  'bindu',
  'galaxies',
  'black-hole',
  'bindu-return',
  'ocean-return',
  'golden-womb',
  'many-wombs',
];

/** The pictures of the section "story": opening sequence, the three layers, and the images of specification §7. */
export const scenes: readonly Work[] = [
  ...opening.map(wide),
  ...['stillness', 'vibration', 'form'].map(wide),
  ...['mandala', 'spiral', 'core-realization'].map(square),
];

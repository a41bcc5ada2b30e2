import { type Colour, colour } from '../core/light.ts';
import { type Palette as Nebula, PALETTES } from '../core/nebula.ts';
import type { PaletteName } from './names.ts';

/**
 * Colours of a figure's light in its middle, half-way out and at its edge; saturated, because the tone curve whitens
 * bright light.
 */
export interface Tones {
  inner: Colour;
  middle: Colour;
  outer: Colour;
}

export interface Palette {
  tones: Tones;
  nebula: Nebula;
}

const light = (inner: string, middle: string, outer: string): Tones => ({
  inner: colour(inner),
  middle: colour(middle),
  outer: colour(outer),
});

const cloud = (deep: string, mid: string, cool: string, warm: string, hot: string): Nebula => ({
  deep: colour(deep),
  mid: colour(mid),
  cool: colour(cool),
  warm: colour(warm),
  hot: colour(hot),
});

export const palettes: Record<PaletteName, Palette> = {
  indigo: {
    tones: light('#ff9c34', '#f0486c', '#5450f4'),
    nebula: PALETTES.indigo,
  },
  rose: {
    tones: light('#ff9c40', '#ff3a66', '#a03ae0'),
    nebula: PALETTES.rose,
  },
  gold: {
    tones: light('#ffa030', '#ff7a1a', '#d83a58'),
    nebula: PALETTES.gold,
  },
  teal: {
    tones: light('#ffa23c', '#12b4c0', '#4460f4'),
    nebula: PALETTES.teal,
  },
  violet: {
    tones: light('#ff9a3c', '#d044e8', '#4a40f8'),
    nebula: cloud('#100a3c', '#4a2aa8', '#4f6ae0', '#c050c8', '#ffc080'),
  },
  ember: {
    tones: light('#ffa838', '#ff4a14', '#a81c60'),
    nebula: cloud('#1a0826', '#6a2448', '#5a3aa8', '#f06a34', '#ffc070'),
  },
};

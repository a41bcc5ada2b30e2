import type { ReactNode } from 'react';

/** Six turns of a shape round the middle. */
const six = [0, 60, 120, 180, 240, 300];

const turned = (shape: (angle: number) => ReactNode) => six.map(shape);

/** Figures of lines round the middle of a field from -128 to 128 and -80 to 80. */
export const figures = {
  witness: (
    <>
      <path d="M-64 0q64-56 128 0-64 56-128 0z" />
      <circle r="24" />
      <circle r="34" strokeDasharray="1 4" />
      <circle r="3.5" fill="currentColor" stroke="none" />
    </>
  ),
  mirror: (
    <>
      <path d="M-84 0H84" />
      <path d="M-48 0a48 48 0 0 1 96 0M-32 0a32 32 0 0 1 64 0M-16 0a16 16 0 0 1 32 0" />
      <path d="M-48 0a48 48 0 0 0 96 0M-32 0a32 32 0 0 0 64 0M-16 0a16 16 0 0 0 32 0" strokeDasharray="2 4" />
    </>
  ),
  creator: (
    <>
      {turned((angle) => (
        <path key={angle} d="M0 0q22-28 0-58-22 30 0 58z" transform={`rotate(${angle})`} />
      ))}
      <circle r="58" strokeDasharray="1 5" />
      <circle r="3.5" fill="currentColor" stroke="none" />
    </>
  ),
  destroyer: (
    <>
      <path d="M0-62 54 31H-54z" />
      <path d="M0 62 54-31H-54z" strokeDasharray="2 4" />
      <path d="M0 26c-20-12-15-30 0-48 15 18 20 36 0 48z" />
    </>
  ),
  preserver: (
    <>
      <circle r="58" />
      <circle r="44" />
      <circle r="12" />
      {turned((angle) => (
        <path key={angle} d="M0-12v-32M0-44l8-7-8-7-8 7z" transform={`rotate(${angle})`} />
      ))}
    </>
  ),
  seeker: (
    <>
      <path d="M0 0a8 8 0 0 1 16 0 16 16 0 0 1-32 0 24 24 0 0 1 48 0 32 32 0 0 1-64 0 40 40 0 0 1 80 0 48 48 0 0 1-96 0" />
      <circle cx="-48" r="3.5" fill="currentColor" stroke="none" />
    </>
  ),
};

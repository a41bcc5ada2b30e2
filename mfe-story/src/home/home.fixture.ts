import type { Scene } from './home.ts';

/** So many pictures with captions. */
export const scenesOf = (count: number): Scene[] =>
  Array.from({ length: count }, (_, index) => ({
    caption: `Caption ${index + 1}`,
    picture: { src: `/picture-${index + 1}`, width: 1920, height: 1080, widths: [768, 1920], colour: '#171026' },
  }));

/** What the browser says of a visitor who likes motion, or does not. */
export const motionOf = (isReduced: boolean) => (media: string) =>
  Object.assign(new EventTarget(), { media, matches: isReduced }) as unknown as MediaQueryList;

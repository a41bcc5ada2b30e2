import { attributesOf } from './figure.tsx';
import { type PatternLine, VIEW_BOX } from './pattern.ts';

/**
 * A drawing as the text of an SVG file.
 * @param colour "#rrggbb"
 */
export function svgOf(steps: readonly PatternLine[][], { colour, weight }: { colour: string; weight: number }): string {
  const paths = steps
    .flat()
    .filter(({ kind }) => kind !== 'guide')
    .map((line) => {
      const { d, ...others } = attributesOf(line, weight);
      return 'fill' in others
        ? `<path d="${d}" fill="${colour}" stroke="none"/>`
        : `<path d="${d}" stroke-width="${others.strokeWidth}"/>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" width="1024" height="1024" fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>\n`;
}

/** A colour of the page as "#rrggbb", which every program that reads SVG understands. */
export function hexOf(colour: string): string {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return '#000000';
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

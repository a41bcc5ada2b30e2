import sharp from 'sharp';
import { render } from '../core/render.ts';
import type { Picture } from '../core/scene.ts';
import { recipeOf } from '../covers/covers.ts';
import { opened } from '../encode.ts';
import { breakLines } from './break-lines.ts';
import type { Card } from './cards.ts';
import type { Lettering } from './lettering.ts';

/** The size that networks show whole, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;
const ROOM = 560;
const BRAND = 'ROE · Reality of Everything';
const sizes = [
  { size: 80, lines: 3 },
  { size: 72, lines: 3 },
  { size: 64, lines: 4 },
  { size: 56, lines: 4 },
  { size: 50, lines: 5 },
  { size: 44, lines: 5 },
  { size: 38, lines: 6 },
];

export interface Letterings {
  display: Lettering;
  sans: Lettering;
}

/** All letters of a card. */
export const lettersOf = ({ title, kicker, note }: Card): string => `${title}${kicker.toUpperCase()}${note}${BRAND}`;

/** A link preview: the picture on the right, dimmed towards the left, where the title stands. */
export async function preview(card: Card, letterings: Letterings): Promise<Picture> {
  // Rendered half again as wide and cut, the figure's middle stands at three quarters.
  const wide = await render(
    card.picture === 'bindu'
      ? { module: new URL('../scenes/bindu.ts', import.meta.url).href, seed: 'bindu' }
      : recipeOf(card.picture),
    { width: WIDTH * 1.5, height: HEIGHT },
  );
  const cut = await opened(wide)
    .extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data } = await sharp(cut)
    .composite([{ input: Buffer.from(lettered(card, letterings)) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: WIDTH, height: HEIGHT, pixels: data };
}

/** The card's letters over a veil, as SVG. */
function lettered({ title, kicker, note }: Card, { display, sans }: Letterings): string {
  const { size, lines } = titleLines(title, display);
  const noteLines = note ? (breakLines(note, (line) => sans.width(line, 21), ROOM) ?? [note]) : [];
  const leading = Math.round(size * 1.12);
  const height = 20 + 34 + lines.length * leading + noteLines.length * 30;
  const top = Math.round((HEIGHT - 70 - height) / 2) + 20;
  const firstLine = top + 34 + Math.round(size * 0.8);
  const below = firstLine + (lines.length - 1) * leading + Math.round(size * 0.3) + 36;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="veil"><stop offset="0" stop-color="#070518" stop-opacity=".88"/>
      <stop offset=".42" stop-color="#070518" stop-opacity=".66"/><stop offset=".72" stop-color="#070518" stop-opacity="0"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>
    <g fill="#eabd5d">${sans.path(kicker.toUpperCase(), LEFT, top, 20, 2.4)}</g>
    <g fill="#f6f1e6">${lines.map((line, i) => display.path(line, LEFT - size * 0.03, firstLine + i * leading, size, size * -0.008)).join('')}</g>
    <g fill="#c3bdd0">${noteLines.map((line, i) => sans.path(line, LEFT, below + i * 30, 21)).join('')}</g>
    <g fill="#d9d3c6">${sans.path(BRAND, LEFT + 44, 569, 20, 0.2)}</g>
    <g transform="translate(${LEFT} 546) scale(.667)" fill="none" stroke="#eabd5d" stroke-width="2.4">
      <rect x="4.500" y="4.500" width="39" height="39" rx="3" opacity=".6"/><circle cx="24" cy="24" r="3.500" fill="#eabd5d" stroke="none"/>
      <path opacity=".85" d="M24 10c5 0 5 3.500 9 5s5 4.500 5 9-1 5.500-5 9-4 5-9 5-5-3.500-9-5-5-4.500-5-9 1-5.500 5-9 4-5 9-5z"/></g>
  </svg>`;
}

/** The largest size at which the title takes few enough lines. */
function titleLines(title: string, display: Lettering): { size: number; lines: string[] } {
  for (const { size, lines: most } of sizes) {
    const lines = breakLines(title, (line) => display.width(line, size, size * -0.008), ROOM);
    if (lines && lines.length <= most) return { size, lines };
  }
  throw new Error(`"${title}": expected a title that fits a link preview at ${sizes.at(-1)?.size} px; shorten it.`);
}

import { TURN } from './core/scalar.ts';

/** Side of the mark's grid. The smallest icon has 16 pixels, so lines of 4 units that lie on multiples of 4 are sharp in it. */
export const SIDE = 64;
const MIDDLE = SIDE / 2;
/** Half side of the square of form, radius of the wave ring, radius of the point. */
const FORM = 26;
const RING = 14;
const POINT = 5.2;

/** What lies behind the glyph: a round-cornered tile, or the whole square. */
export interface Ground {
  isTile: boolean;
  /** Size of the glyph; 1 leaves a margin of a ninth. */
  scale: number;
}

/**
 * The three-layer glyph as SVG: a luminous point (Stillness), a ring of eight waves around it (Vibration), and a square with an
 * opening in each side (Form), gold on indigo.
 */
export function markSvg({ isTile, scale }: Ground): string {
  const tile = `<rect width="${SIDE}" height="${SIDE}"${isTile ? ' rx="14"' : ''} fill="url(#ground)"/>`;
  const glyph = [
    `<path d="${form()}" stroke="url(#gold)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="${ring()}" stroke="url(#gold)" stroke-width="3.8" stroke-linejoin="round"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="11" fill="url(#glow)"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${POINT}" fill="#fff6e2"/>`,
  ].join('');
  const shift = rounded(MIDDLE * (1 - scale));
  const placed = scale === 1 ? glyph : `<g transform="translate(${shift} ${shift}) scale(${scale})">${glyph}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" fill="none"><title>ROE</title><defs>${paints}</defs>${tile}${placed}</svg>\n`;
}

const paints = [
  '<radialGradient id="ground" cx=".5" cy=".5" r=".75"><stop stop-color="#2b2070"/><stop offset=".6" stop-color="#150f42"/><stop offset="1" stop-color="#0b0825"/></radialGradient>',
  '<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="8" y1="6" x2="56" y2="60"><stop stop-color="#ffe9bd"/><stop offset=".5" stop-color="#ffc466"/><stop offset="1" stop-color="#f59a3c"/></linearGradient>',
  '<radialGradient id="glow"><stop offset=".3" stop-color="#ffd68a" stop-opacity=".9"/><stop offset="1" stop-color="#ffb14a" stop-opacity="0"/></radialGradient>',
].join('');

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** Four corners; the gaps between them are the gates. */
function form(): string {
  const near = MIDDLE - FORM;
  const far = MIDDLE + FORM;
  const gate = 6;
  const [low, high] = [MIDDLE - gate, MIDDLE + gate];
  return [
    `M${near} ${low}V${near}H${low}`,
    `M${high} ${near}H${far}V${low}`,
    `M${far} ${high}V${far}H${high}`,
    `M${low} ${far}H${near}V${high}`,
  ].join('');
}

/** A circle that swings eight times, as a chain of smooth curves through its crests and troughs. */
function ring(): string {
  const points = Array.from({ length: 96 }, (_, index) => {
    const angle = (index / 96) * TURN;
    const radius = RING + 1.1 * Math.cos(8 * angle);
    return `${rounded(MIDDLE + radius * Math.sin(angle))} ${rounded(MIDDLE - radius * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

import type { Font } from 'fontkit';
import { type Cut, unicodeRange } from './faces.ts';

/** Typefaces that devices have, with the mean advance of a letter in fractions of an em, as the Capsize collection gives it. */
const fallbacks = {
  serif: { Georgia: 0.4458, 'Noto Serif': 0.481, 'DejaVu Serif': 0.5189, 'Times New Roman': 0.4063 },
  sans: { 'Segoe UI': 0.4434, Roboto: 0.4448, 'DejaVu Sans': 0.5134, Arial: 0.4458 },
};

/** What stands in for our faces until they are there, by the name that tokens.css calls them with. */
const roles = { serif: fallbacks.serif, display: fallbacks.serif, sans: fallbacks.sans };

/** Signs of running English, as often as they stand in it. */
const english =
  ' '.repeat(166) +
  'e'.repeat(104) +
  'taoinshr'.replace(/./g, (letter) => letter.repeat(60)) +
  'ld'.replace(/./g, (letter) => letter.repeat(34)) +
  'ucmfwgpyb'.replace(/./g, (letter) => letter.repeat(18)) +
  'vk,.'.replace(/./g, (letter) => letter.repeat(8));

/** Mean advance of a letter in running English, in fractions of an em. */
function widthOf(font: Font): number {
  const advances = Array.from(english, (sign) => font.glyphForCodePoint(sign.codePointAt(0) as number).advanceWidth);
  return advances.reduce((sum, advance) => sum + advance, 0) / advances.length / font.unitsPerEm;
}

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

const rule = (descriptors: Record<string, string>): string =>
  `  @font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `    ${name}: ${value};\n`)
    .join('')}  }\n`;

/** Stretches a device's typeface so that a line of it is as long and as high as a line of ours: nothing moves when ours comes. */
function fallbackRules(role: keyof typeof roles, ours: Font): string[] {
  return Object.entries(roles[role]).map(([name, width]) => {
    const size = widthOf(ours) / width;
    return rule({
      'font-family': `"${role} ${name}"`,
      src: `local("${name}")`,
      'size-adjust': percent(size),
      'ascent-override': percent(ours.ascent / ours.unitsPerEm / size),
      'descent-override': percent(-ours.descent / ours.unitsPerEm / size),
      'line-gap-override': '0%',
    });
  });
}

/** The style sheet that names all cuts, which the composer takes out of pages (tools/src/compose/typeface-rules.ts), and their stand-ins. */
export function sheetOf(cuts: Cut[]): string {
  const ours = cuts.map(({ face }) => {
    const range = unicodeRange(face);
    return rule({
      'font-family': `"${face.family}"`,
      'font-style': face.style,
      'font-weight': face.weight,
      'font-display': 'swap',
      src: `url("./${face.name}.woff2") format("woff2")`,
      ...(range && { 'unicode-range': range }),
    });
  });
  const theirs = (Object.keys(roles) as (keyof typeof roles)[]).flatMap((role) =>
    fallbackRules(role, cuts.find(({ face }) => face.name === role)?.font as Font),
  );
  return `/* Written by npm run fonts. */\n@layer base {\n${[...ours, ...theirs].join('\n')}}\n`;
}

import type { NavEntry } from '@roe/shared/contract';

/** Widths of the window, in rem, from which on the bar has room for more entries; below the first there is no bar. See menu.module.css. */
const widths = [68, 80, 90] as const;

/** An entry of the menu, and the width from which on it stands in the bar; up to there it stands under "More". */
export interface PlacedEntry extends NavEntry {
  from: (typeof widths)[number] | 'never';
}

/** Sizes of the header, in rem, as header.module.css and menu.module.css have them. */
const FONT = 0.9375;
const BRAND_AND_TOOLS = 17.25;
const SPACES = 2;
const MORE = 3.75;
const WIDEST_ENTRY = 13;
const edgeAt = (width: number) => Math.min(0.04 * width, 3);
const gapAt = (width: number) => Math.min(0.015 * width, 1.5);

/** Advances in Inter, in em, rounded up: narrow letters, wide ones, capitals, all others. */
const advanceOf = (letter: string): number => {
  if (/[fijlrtI\s.,:;'’!|()-]/.test(letter)) return 0.4;
  if (/[mwMW]|[^\p{Script=Latin}\p{Script=Devanagari}\p{P}\p{N}]/u.test(letter)) return 0.95;
  return /\p{Lu}/u.test(letter) ? 0.75 : 0.61;
};

const widthOf = (label: string): number =>
  Math.min(Array.from(label, advanceOf).reduce((sum, advance) => sum + advance, 0) * FONT, WIDEST_ENTRY);

/**
 * Shares the entries out between the bar and "More". It asks no browser, so that the prerendered menu is the one that stays:
 * what a label takes is estimated, rather too much than too little, and the style sheet cuts off what still does not fit.
 */
export function placesOf(nav: NavEntry[]): PlacedEntry[] {
  /** Width of the bar up to each entry. */
  const endsAt = (gap: number) => {
    let end = -gap;
    return nav.map(({ label }) => {
      end += gap + widthOf(label);
      return end;
    });
  };
  const shownAt = widths.map((width) => {
    const gap = gapAt(width);
    const ends = endsAt(gap);
    const room = width - 2 * edgeAt(width) - BRAND_AND_TOOLS - SPACES;
    if ((ends.at(-1) ?? 0) <= room) return nav.length;
    return ends.filter((end) => end + gap + MORE <= room).length;
  });
  return nav.map((entry, index) => ({
    ...entry,
    from: widths.find((_, step) => index < (shownAt[step] ?? 0)) ?? 'never',
  }));
}

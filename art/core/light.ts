import { mix, power } from './scalar.ts';

/** Light in linear sRGB, each part 0 … any: 1 is about as bright as a screen's white. */
export interface Light {
  red: number;
  green: number;
  blue: number;
}

export type Colour = Readonly<Light>;

export const darkness = (): Light => ({ red: 0, green: 0, blue: 0 });

/** The colour that "#rrggbb" names, made linear (IEC 61966-2-1). */
export function colour(hex: string): Colour {
  const part = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4);
  };
  return { red: part(1), green: part(3), blue: part(5) };
}

/** The colour `share` of the way between two. */
export const blend = (from: Colour, to: Colour, share: number): Colour => ({
  red: mix(from.red, to.red, share),
  green: mix(from.green, to.green, share),
  blue: mix(from.blue, to.blue, share),
});

/** Adds `amount` of a colour. */
export function shine(light: Light, colour: Colour, amount: number): void {
  light.red += colour.red * amount;
  light.green += colour.green * amount;
  light.blue += colour.blue * amount;
}

/** Adds `amount` of the colour `share` of the way between two. */
export function shineBetween(light: Light, from: Colour, to: Colour, share: number, amount: number): void {
  light.red += (from.red + (to.red - from.red) * share) * amount;
  light.green += (from.green + (to.green - from.green) * share) * amount;
  light.blue += (from.blue + (to.blue - from.blue) * share) * amount;
}

/** Lets `amount` of the light through. */
export function dim(light: Light, amount: number): void {
  light.red *= amount;
  light.green *= amount;
  light.blue *= amount;
}

export function set(light: Light, red: number, green: number, blue: number): void {
  light.red = red;
  light.green = green;
  light.blue = blue;
}

/** Moves a light `share` of the way to another: haze, or one thing covering another. */
export function veil(light: Light, over: Colour, share: number): void {
  light.red += (over.red - light.red) * share;
  light.green += (over.green - light.green) * share;
  light.blue += (over.blue - light.blue) * share;
}

/** A star's tint by temperature, 0 (warm) to 1 (blue). Green stays below the line from red to blue: no star looks green. */
export const starTint = (warmth: number): Colour =>
  warmth < 0.5
    ? { red: 1, green: mix(0.66, 0.88, warmth * 2), blue: mix(0.44, 0.9, warmth * 2) }
    : {
        red: mix(1, 0.7, warmth * 2 - 1),
        green: mix(0.88, 0.76, warmth * 2 - 1),
        blue: mix(0.9, 1.15, warmth * 2 - 1),
      };

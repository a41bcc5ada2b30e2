import type { Layer } from '@roe/shared/ui/layers';
import type { Heading } from '../decoding.ts';

const LAYER = /^Layer ([123])\b/;

/** A part of a text that is about one of the layers. */
interface LayerPart {
  /** Anchor of its heading. */
  id: string;
  layer: Layer;
}

/** Parts are told by their headings: "Layer 2: the song". */
const partOf = ({ id, text }: Heading): LayerPart | undefined => {
  const layer = LAYER.exec(text)?.[1];
  return layer === undefined ? undefined : { id, layer: Number(layer) as Layer };
};

export const hasLayers = (headings: readonly Heading[]): boolean => headings.some(partOf);

/**
 * The part about a layer in which a place lies; undefined where that part is about none.
 * @param anchor of the heading that was reached last, of whatever level
 */
export function layerPartAt(headings: readonly Heading[], anchor: string): LayerPart | undefined {
  const place = headings.findIndex(({ id }) => id === anchor);
  const heading = headings.slice(0, place + 1).findLast(({ level }) => level === 2);
  return heading && partOf(heading);
}

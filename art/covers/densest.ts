/** Lowest and highest quality that is tried, and where the search begins. */
export interface Qualities {
  lowest: number;
  first: number;
  highest: number;
}

/** About how much the logarithm of the size grows with one step of quality. */
const GROWTH = 0.04;
/** A quality so near to the best possible one is as good. */
const NEAR = 4;

/**
 * Encodes at nearly the highest quality that fits. It takes two or three tries, because a large AVIF takes seconds.
 * @param limit in bytes
 * @throws where not even the lowest quality fits
 */
export async function densest(
  encode: (quality: number) => Promise<Buffer>,
  { lowest, first, highest }: Qualities,
  limit: number,
): Promise<{ bytes: Buffer; quality: number }> {
  let best: { bytes: Buffer; quality: number } | undefined;
  let ceiling = highest;
  let quality = first;
  while (ceiling >= lowest) {
    const bytes = await encode(quality);
    const room = Math.trunc(Math.log(limit / bytes.length) / GROWTH);
    if (bytes.length <= limit) best = { bytes, quality };
    else ceiling = quality - 1;
    if (!best) quality = Math.max(lowest, Math.min(ceiling, quality + room));
    else if (ceiling < best.quality + NEAR) return best;
    else if (ceiling < highest) quality = Math.ceil((best.quality + ceiling) / 2);
    else quality = Math.min(highest, best.quality + Math.max(NEAR, room));
  }
  throw new Error(`Expected at most ${limit} bytes; quality ${lowest} gave more. Calm the picture down.`);
}

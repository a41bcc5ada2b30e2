import { createHash } from 'node:crypto';
import type { Stereo } from './core/stereo.ts';

/** SHA-256 of a sound in 16 bits, left and right in turn, in hexadecimal: encoders change, this does not. */
export function fingerprint({ left, right, length }: Stereo): string {
  const pcm = Buffer.alloc(length * 4);
  for (let index = 0; index < length; index++) {
    pcm.writeInt16LE(Math.round(32_767 * (left[index] as number)), index * 4);
    pcm.writeInt16LE(Math.round(32_767 * (right[index] as number)), index * 4 + 2);
  }
  return createHash('sha256').update(pcm).digest('hex');
}

import { RATE } from '../core/number.ts';
import type { Stereo } from '../core/stereo.ts';

/** A sound as a WAV file of 32-bit floating point: what encoders are given. */
export function wav(sound: Stereo): Buffer {
  const bytes = sound.length * 8;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(3, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 8, 28);
  file.writeUInt16LE(8, 32);
  file.writeUInt16LE(32, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  for (let index = 0; index < sound.length; index++) {
    file.writeFloatLE(sound.left[index] as number, 44 + index * 8);
    file.writeFloatLE(sound.right[index] as number, 48 + index * 8);
  }
  return file;
}

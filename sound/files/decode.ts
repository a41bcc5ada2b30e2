import { RATE } from '../core/number.ts';
import { Stereo } from '../core/stereo.ts';
import { ffmpeg } from './ffmpeg.ts';

/**
 * What is heard of a sound file, in 48 000 numbers a second.
 * @throws where ffmpeg is missing, or says no
 */
export function decode(file: string): Stereo {
  const pcm = ffmpeg(['-i', file, '-f', 'f32le', '-ac', '2', '-ar', `${RATE}`, 'pipe:1']);
  const sound = new Stereo(pcm.length / 8);
  for (let index = 0; index < sound.length; index++) {
    sound.left[index] = pcm.readFloatLE(index * 8);
    sound.right[index] = pcm.readFloatLE(index * 8 + 4);
  }
  return sound;
}

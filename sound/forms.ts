import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gain } from './core/number.ts';
import type { Stereo } from './core/stereo.ts';
import { decode } from './files/decode.ts';
import { encode, FORMS, type Form } from './files/encode.ts';
import { wav } from './files/wav.ts';
import { limit } from './master/limiter.ts';
import { CEILING } from './master/master.ts';
import { truePeak } from './measure/true-peak.ts';
import { media, type SoundFile } from './section.ts';

const KILOBITS = { webm: 56, m4a: 56 };

/** dBTP that a file may reach when it is decoded, a little below what is promised. */
const HIGHEST = -1.1;

/** dBTP below which no sound is limited for the sake of a file. */
const LOWEST_CEILING = CEILING - 4;

/** Writes a sound in both forms into the section's media. */
export function filesOf(name: string, sound: Stereo): SoundFile[] {
  mkdirSync(path.join(media, 'sound'), { recursive: true });
  return FORMS.map((form) => {
    const file = `sound/${name}.${form.ending}`;
    const target = path.join(media, file);
    write(sound.slice(0, sound.length), form, target);
    return { file, type: form.type, bytes: statSync(target).size };
  });
}

/** Encoders add to peaks. Where one adds too much, the sound is limited further for this form and encoded again. */
function write(sound: Stereo, form: Form, target: string): void {
  for (let ceiling = CEILING; ceiling > LOWEST_CEILING; ) {
    encodeOnce(sound, form, target);
    const excess = truePeak(decode(target)) - HIGHEST;
    if (excess <= 0) return;
    ceiling -= excess + 0.1;
    limit(sound, gain(ceiling));
  }
  throw new Error(`${target}: expected a true peak of at most ${HIGHEST} dBTP, whatever its source is limited to`);
}

function encodeOnce(sound: Stereo, form: Form, target: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-sound-'));
  try {
    const source = path.join(folder, 'sound.wav');
    writeFileSync(source, wav(sound));
    encode(source, form, KILOBITS[form.ending], target);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { ffmpeg } from './ffmpeg.ts';

/** A form in which a track is published. */
export interface Form {
  ending: 'webm' | 'm4a';
  /** As `<source type>` has it. */
  type: string;
  /** What ffmpeg is told; the sound comes as WAV. */
  options: (kilobits: number) => string[];
}

const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

/** Opus for all browsers that have it in WebM; AAC for the Safari that has not. */
export const FORMS: readonly Form[] = [
  {
    ending: 'webm',
    type: 'audio/webm; codecs=opus',
    options: (kilobits) => [
      ...[
        '-c:a',
        'libopus',
        '-b:a',
        `${kilobits}k`,
        '-vbr',
        'constrained',
        '-compression_level',
        '10',
        '-application',
        'audio',
      ],
      ...[...exact, '-cues_to_front', '1', '-f', 'webm'],
    ],
  },
  {
    ending: 'm4a',
    type: 'audio/mp4; codecs=mp4a.40.2',
    options: (kilobits) => [
      ...['-c:a', 'aac', '-b:a', `${kilobits}k`, '-aac_coder', 'twoloop'],
      ...[...exact, '-movflags', '+faststart', '-f', 'ipod'],
    ],
  },
];

/**
 * Writes a sound in a form.
 * @param source a WAV file
 * @throws where ffmpeg is missing, or says no
 */
export function encode(source: string, form: Form, kilobits: number, target: string): void {
  ffmpeg(['-i', source, ...form.options(kilobits), target]);
}

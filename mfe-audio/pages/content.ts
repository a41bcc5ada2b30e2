import path from 'node:path';
import type { ContentPage } from '@roe/shared/kit/content';
import { slug, text } from '@roe/shared/kit/schemas';
import { contentOf } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { AudioData } from '../src/audio-page.tsx';

/** `content/tracks.json`: the tracks, in the order of the page. */
const tracksSchema = v.array(
  v.strictObject({
    id: slug,
    title: text,
    /** What one hears, in one or two sentences. */
    description: text,
    /** Minutes and seconds. */
    duration: v.pipe(v.string(), v.regex(/^\d+:[0-5]\d$/, 'a duration such as "3:24"')),
    category: v.picklist(['mantras', 'mantra', 'meditation', 'nature', 'chakra', 'cosmic']),
  }),
);

/** The data know 'mantra' and 'mantras'; visitors see one word. */
const labels = {
  mantras: 'Mantras',
  mantra: 'Mantras',
  meditation: 'Meditation',
  nature: 'Nature',
  chakra: 'Chakra',
  cosmic: 'Cosmic',
} as const;

export function content(): ContentPage[] {
  const tracks = contentOf(path.resolve(import.meta.dirname, '..')).json('tracks.json', tracksSchema);
  return [
    {
      document: {
        url: '/audio',
        type: 'page',
        title: 'Audio and Vibrations',
        summary: 'Nine mantras, meditations and soundscapes: what each one is made of, and what to listen for.',
        passages: tracks.map(({ id, title, description }) => ({
          anchor: id,
          heading: title,
          text: description,
          kind: 'audiotrack',
        })),
      },
      data: { tracks: tracks.map((track) => ({ ...track, category: labels[track.category] })) } satisfies AudioData,
    },
  ];
}

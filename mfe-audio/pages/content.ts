import path from 'node:path';
import type { ContentPage } from '@roe/shared/kit/content';
import { slug, text } from '@roe/shared/kit/schemas';
import { contentOf, type SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { AudioData, Track } from '../src/track.ts';
import { pictureOf } from './pictures.ts';
import { soundOf, soundsIn } from './sounds.ts';
import { meaningsSchema, wordsOf } from './words.ts';

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
    /** What its picture shows: `art/covers/figures`. */
    cover: v.object({ figure: text, palette: text, seed: v.number() }),
    /** What the words mean that it follows. */
    words: v.optional(meaningsSchema),
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

/**
 * All tracks with what can be heard of them.
 * @throws where the generator has made no sound or no picture of one
 */
function tracksIn(content: SectionContent): Track[] {
  const sounds = soundsIn(content);
  return content.json('tracks.json', tracksSchema).map(({ category, cover: _, words, ...track }) => {
    const sound = sounds[track.id];
    if (!sound)
      throw new Error(`mfe-audio: expected a sound of "${track.id}", found none. Run: npm run sound -- ${track.id}`);
    return {
      ...track,
      category: labels[category],
      picture: pictureOf(track.id, content.media),
      sound: { ...soundOf(sound, content.media), words: wordsOf(track.id, sound.words, words) },
    };
  });
}

/** What search engines are told of a track. */
function recordingOf({ id, title, description, sound: { files, seconds } }: Track) {
  const file = files.at(-1); // the form that most devices play
  return file ? [{ anchor: id, name: title, description, file: file.src, type: file.type, seconds }] : [];
}

export function content(): ContentPage[] {
  const tracks = tracksIn(contentOf(path.resolve(import.meta.dirname, '..')));
  return [
    {
      document: {
        url: '/audio',
        type: 'page',
        title: 'Audio and Vibrations',
        summary: 'Nine mantras, meditations and soundscapes: what each one is made of, and what to listen for.',
        recordings: tracks.flatMap(recordingOf),
        passages: tracks.map(({ id, title, description }) => ({
          anchor: id,
          heading: title,
          text: description,
          kind: 'audiotrack',
        })),
      },
      data: { tracks } satisfies AudioData,
    },
  ];
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { random } from '@roe/art/random';

const qualities =
  'quiet hidden patient hollow golden turning nameless woven salt distant folded open silver burning slow early broken amber restless narrow deep tidal mirrored borrowed living'.split(
    ' ',
  );
const things =
  'river lamp seed mountain drum mirror thread ocean wheel shadow flame garden bridge stone window forest bell harbour root feather comet loom vessel doorway ember'.split(
    ' ',
  );
const settings =
  'dawn silence rain winter measure memory number breath gravity echo orbit hunger distance fire sleep light dust music rest motion water iron patience wonder time'.split(
    ' ',
  );
const joining =
  'the of and a in that is it as with by for from at which where before after between under one each no every this'.split(
    ' ',
  );
const acting =
  'moves rests turns holds waits returns listens opens falls gathers answers counts bends shines forgets begins carries keeps divides measures'.split(
    ' ',
  );
const categories = [
  'Cosmos',
  'Origin & Cosmos',
  'Epic Symbolism',
  'Womb Cosmology',
  'Time & Gravity',
  'Body & Cosmos',
  'Spiritual OS',
  'Darshan',
];
const levels = ['Dream', 'Seeker', 'Seer'];

/** Words of each text's sentences together; the content check takes 700 to 1400. */
const WORDS = 720;
const EPISODES = 4;
/** As many as there are titles. */
export const MOST_TEXTS = qualities.length * things.length * settings.length;
const DAY = 86_400_000;
/** Older than any real text, so that these stand first in the list. */
const NEWEST = Date.UTC(2020, 0, 1);

/**
 * Writes decodings that say nothing into a section's `content/decodings`, to see how the site bears their number: valid front
 * matter, 700 to 1400 words, unlike each other; one in five is an episode of a series of four, none has a cover picture.
 * The same count gives the same files.
 * @param section folder of the section, a copy: nobody wants these texts among the real ones
 * @param count at most 15,625
 */
export function writeSyntheticDecodings(section: string, count: number): void {
  if (count > MOST_TEXTS) throw new Error(`Synthetic decodings: expected at most ${MOST_TEXTS}, received ${count}`);
  const folder = path.join(section, 'content/decodings');
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index++)
    writeFileSync(path.join(folder, `${slugOf(index)}.md`), syntheticDecoding(index));
}

/** File name of a synthetic decoding without its ending, and its address below /decodings. */
export const slugOf = (index: number): string => titleOf(index).toLowerCase().replaceAll(' ', '-');

/** Every index has a title of its own, and neighbours differ in each of its words. */
function titleOf(index: number): string {
  const at = (index * 7919) % MOST_TEXTS; // a prime, so that every place is met once
  const quality = qualities[at % qualities.length] as string;
  const thing = things[Math.floor(at / qualities.length) % things.length] as string;
  const setting = settings[Math.floor(at / (qualities.length * things.length))] as string;
  return [quality, thing, 'of', setting].map((word) => (word === 'of' ? word : capital(word))).join(' ');
}

function syntheticDecoding(index: number): string {
  const next = random(index);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const sentence = (least: number): string => {
    const words = Array.from({ length: least + Math.floor(next() * 8) }, (_, place) =>
      pick(place % 4 === 3 ? acting : place % 2 ? joining : next() < 0.5 ? things : settings),
    );
    return `${capital(words.join(' '))}.`;
  };
  const paragraphs = (words: number): string => {
    const all: string[] = [];
    for (let written = 0; written < words; ) {
      const text = Array.from({ length: 4 }, () => sentence(9)).join(' ');
      all.push(text);
      written += text.split(' ').length;
    }
    return all.join('\n\n');
  };
  const title = titleOf(index);
  const isEpisode = index % 5 === 0;
  const episode = Math.floor(index / 5);
  const series = isEpisode ? `Walks to the ${titleOf(Math.floor(episode / EPISODES))}` : null;
  const isFirst = isEpisode && episode % EPISODES === 0;
  const frontMatter = {
    title,
    slug: slugOf(index),
    excerpt: `${title}: ${sentence(12)}`,
    category: pick(categories),
    consciousnessLevel: pick(levels),
    coverImage: null,
    cover: { figure: 'torus', palette: 'indigo', seed: 1_000_000 + index },
    audioUrl: null,
    date: new Date(NEWEST - index * DAY).toISOString().slice(0, 10),
    tags: [...new Set([pick(things), pick(settings), pick(qualities), pick(things)])],
    featured: next() < 0.02,
    comingSoon: false,
    type: isEpisode ? 'episode' : 'standalone',
    series,
    episodeIndex: isEpisode ? 1 + (episode % EPISODES) : null,
    seriesDescription: isFirst ? `Four walks. ${sentence(12)}` : null,
    seriesYear: isFirst ? 2000 : null,
    seriesGenres: isFirst ? ['Philosophy'] : [],
    seriesTags: isFirst ? [pick(things), pick(settings)] : [],
    references: [{ source: `Synthetic text ${index + 1}`, note: 'It rests on nothing.' }],
  };
  const head = Object.entries(frontMatter).map(([field, value]) => `${field}: ${JSON.stringify(value)}`); // JSON is YAML
  const neighbour = index === 0 ? '' : ` [${titleOf(index - 1)}](/decodings/${slugOf(index - 1)}) comes before it.`;
  const body = ['Form', 'Vibration', 'Stillness']
    .map((layer) => `## ${layer}\n\n${paragraphs(WORDS / 3)}`)
    .join('\n\n');
  return `---\n${head.join('\n')}\n---\n\nThe ${title.toLowerCase()} is looked at.${neighbour}\n\n${body}\n`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

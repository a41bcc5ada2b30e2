import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAt } from '@roe/shared/contract/parse';
import { frontMatterOf } from '@roe/shared/kit/front-matter';
import { expect, test } from 'vitest';
import { analysisSchema } from './analysis-schema.ts';
import { decodingSchema } from './decoding-schema.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Reads the front matter of a real text after this change. */
function readChanged(file: string, schema: typeof decodingSchema | typeof analysisSchema, from: RegExp, to: string) {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toMatch(from);
  const place = `mfe-decodings/${file}`;
  return () => parseAt(schema, frontMatterOf(text.replace(from, to), place).frontMatter, place);
}

const DECODING = 'content/decodings/three-layer-model.md';
const ANALYSIS = 'content/real-world/black-cat-crossing.md';

test('a text says six things of itself, and the rest has its default', () => {
  const fields = ['title: "A lamp"', 'excerpt: "Why it is lit."', 'category: Darshan', 'consciousnessLevel: Dream'];
  const head = [...fields, 'date: "2025-03-01"', 'references: [{ source: "Kaṭha Upaniṣad 4.1" }]'].join('\n');
  const read = readChanged(DECODING, decodingSchema, /^---\n[\s\S]*?\n---\n/, `---\n${head}\n---\n`);
  expect(read()).toMatchObject({ cover: null, tags: [], series: null, featured: false, comingSoon: false });
});

test.each(['title', 'excerpt', 'category', 'consciousnessLevel', 'date', 'references'])(
  'a text without the field %s stops',
  (field) => {
    const read = readChanged(DECODING, decodingSchema, new RegExp(`^${field}:`, 'm'), `x-${field}:`);
    expect(read).toThrow(`field "${field}": expected a value, but it is missing`);
  },
);

test('a level that is none stops with file, field, expected and received', () => {
  expect(readChanged(DECODING, decodingSchema, /consciousnessLevel: \w+/, 'consciousnessLevel: Expert')).toThrow(
    'mfe-decodings/content/decodings/three-layer-model.md: field "consciousnessLevel": expected ("Dream" | "Seeker" | "Seer"), received "Expert"',
  );
});

test('a date without quotation marks or of another form stops, and the message shows the right one', () => {
  for (const date of ['date: 2025', 'date: "9 March 2025"'])
    expect(readChanged(DECODING, decodingSchema, /date: ".*"/, date)).toThrow(
      /field "date": expected a date .*"2025-03-01"/,
    );
});

test('an excerpt that is too long for a list stops', () => {
  expect(readChanged(DECODING, decodingSchema, /excerpt: ".*"/, `excerpt: "${'long '.repeat(50)}"`)).toThrow(
    'field "excerpt": expected an excerpt of at most 220 characters',
  );
});

test('an episode without a series stops at the series', () => {
  expect(readChanged(DECODING, decodingSchema, /series: ".*"/, 'series: null')).toThrow(
    'mfe-decodings/content/decodings/three-layer-model.md: field "series": expected a series for an episode, and null for a standalone text',
  );
});

test.each([
  [DECODING, decodingSchema],
  [ANALYSIS, analysisSchema],
])('%s: a text that rests on nothing stops', (file, schema) => {
  expect(readChanged(file, schema, /references:\n[\s\S]*?\n---/, 'references: []\n---')).toThrow(
    'field "references": expected at least one reference, received []',
  );
});

test.each(['http://texts.example/katha', 'https://texts', 'texts.example/katha', 'javascript:alert(1)'])(
  'a reference whose link is "%s" stops',
  (link) => {
    expect(readChanged(DECODING, decodingSchema, /link: .*/, `link: ${JSON.stringify(link)}`)).toThrow(
      'field "references.0.link": expected an address such as "https://doi.org/10.1038/4580"',
    );
  },
);

test.each([
  'audio/om.mp3',
  'https://elsewhere.example/om.mp3',
  '//elsewhere.example/om.mp3',
  '/audio/om',
  '/audio/om.txt',
])('%s is no recording', (path) => {
  expect(readChanged(DECODING, decodingSchema, /audioUrl: null/, `audioUrl: ${path}`)).toThrow(
    `field "audioUrl": expected a path such as "/audio/om.mp3" (or .m4a, .ogg, .opus, .wav), or null, received "${path}"`,
  );
  expect(readChanged(DECODING, decodingSchema, /audioUrl: null/, 'audioUrl: /audio/om.mp3')).not.toThrow();
});

test('a field that a writer has misspelt is named', () => {
  expect(readChanged(DECODING, decodingSchema, /^coverImage:/m, 'coverimage:')).toThrow(
    'field "coverimage": expected no such field',
  );
});

test.each(['javascript:alert(1)', '//elsewhere.example/film', 'http://elsewhere.example/film', 'https://', 'film.mp4'])(
  'the film of an analysis is not at %s',
  (address) => {
    expect(readChanged(ANALYSIS, analysisSchema, /videoUrl: .*/, `videoUrl: "${address}"`)).toThrow(
      /field "videoUrl": expected an address/,
    );
  },
);

test('an analysis of a kind that is none stops, and so does one without a layer', () => {
  expect(readChanged(ANALYSIS, analysisSchema, /category: \w+/, 'category: politician')).toThrow(
    /field "category": expected .*"superstition".*, received "politician"/,
  );
  expect(readChanged(ANALYSIS, analysisSchema, / {2}stillness: ".*"\n/, '')).toThrow(
    /field "layerMapping\.stillness": expected .*, but it is missing/,
  );
});

import { markdownRenderer } from '@roe/shared/kit/markdown';
import { expect, test } from 'vitest';
import { checkTexts } from './checks.ts';
import { analysis, decoding } from './decoding.fixture.ts';
import type { AnalysisText, Decoding } from './texts.ts';

const render = markdownRenderer();
const words = (count: number, stem = 'word'): string =>
  Array.from({ length: count }, (_, at) => `${stem}${at}`).join(' ');

const cover = (seed: number) => ({ figure: 'torus', palette: 'gold', seed });

const written = (slug: string, body: string, changes: Partial<Decoding> = {}): Decoding =>
  decoding(slug, { ...render(body), ...changes });

const analysed = (slug: string, body: string): AnalysisText => analysis(slug, render(body));

const egg = written('egg', `The egg lay in the water.\n\n## Shell\n\n${words(700, 'shell')}`);

/** Checks these texts beside each other, as pages of the section. */
const check =
  (decodings: Decoding[], analyses: AnalysisText[] = []) =>
  () => {
    const ownUrls = [
      ...decodings.map(({ slug }) => `/decodings/${slug}`),
      ...analyses.map(({ slug }) => `/realworld/${slug}`),
    ];
    const paths = ['/decodings', '/decodings/:slug', '/realworld/:slug'];
    checkTexts(decodings, analyses, { paths, urls: ['/decodings', ...ownUrls], files: ['/images/egg.jpg'] });
  };

const ocean = (body: string, changes?: Partial<Decoding>) =>
  written('ocean', `The ocean was not yet wet. ${body} ${words(700, 'wave')}`, changes);

test('texts that differ, of the right length, with links that lead somewhere, pass', () => {
  const links = '[egg](/decodings/egg) [shell](/decodings/egg#shell) [all](/decodings?search=egg) [term](/glossary#x)';
  expect(check([egg, ocean(links)], [analysed('luck', words(400))])).not.toThrow();
});

test('texts without a cover have no cover in common', () => {
  expect(check([{ ...egg, cover: null }, ocean('', { cover: null })])).not.toThrow();
});

test('two texts with one title stop, however it is spelt', () => {
  expect(check([egg, ocean('', { title: 'On Ēgg' })])).toThrow(
    'decodings/ocean.md: field "title": expected a title that no other text has in any spelling, received "On Ēgg", which stands in decodings/egg.md too',
  );
});

test('two texts that open with the same eight words stop', () => {
  const opening = 'Long before anybody thought of asking it was';
  expect(
    check([written('a', `${opening} ${words(700, 'a')}`), written('bc', `${opening} told. ${words(700, 'b')}`)]),
  ).toThrow(
    'decodings/bc.md: field "body": expected an opening that no other text has, received "Long before anybody thought of asking it was"',
  );
});

test('two texts with one cover stop', () => {
  expect(check([egg, ocean('', { cover: cover(3) })])).toThrow(
    'decodings/ocean.md: field "cover": expected a figure, palette and seed that no other text has, received {"figure":"torus","palette":"gold","seed":3}',
  );
});

test.each([499, 2501])('a decoding of %d words stops; a teaser of any length does not', (count) => {
  const text = written('short', words(count));
  expect(check([text])).toThrow(`decodings/short.md: field "body": expected 500 to 2500 words, received ${count}`);
  expect(check([{ ...text, comingSoon: true }])).not.toThrow();
});

test.each([399, 801])('an analysis of %d words stops', (count) => {
  expect(check([], [analysed('luck', words(count))])).toThrow(
    `real-world/luck.md: field "body": expected 400 to 800 words, received ${count}`,
  );
});

test('a link to a text that is none stops, and so does one to a place that is not there', () => {
  expect(check([egg, ocean('[x](/decodings/never)')])).toThrow(
    'decodings/ocean.md: field "body": expected links to pages, received "/decodings/never", which is none',
  );
  expect(check([egg, ocean('[x](/decodings/egg#yolk)')])).toThrow(
    'decodings/ocean.md: field "body": expected a place on /decodings/egg, received "#yolk", which is not there',
  );
});

test('a link without a slash at its start stops, with the link that it would be; other sites and mail are left alone', () => {
  expect(check([egg, ocean('[x](churning-nope)')])).toThrow(
    'decodings/ocean.md: field "body": expected links inside the site to start with "/", such as "/decodings/churning-nope", and others with "https://", received "churning-nope"',
  );
  expect(check([ocean('[x](../realworld/luck?a=1&b=2#c)')])).toThrow('such as "/realworld/luck?a=1&b=2#c"');
  expect(
    check([ocean('[x](https://example.org) [y](mailto:a@example.org) [z](//example.org/decodings/a)')]),
  ).not.toThrow();
});

test('a picture of the front matter that is no file of the section stops', () => {
  expect(check([ocean('', { coverImage: '/images/none.jpg' })])).toThrow(
    'decodings/ocean.md: field "coverImage": expected a file of the section\'s media/, received "/images/none.jpg", which is none',
  );
  expect(check([], [{ ...analysed('luck', words(400)), videoThumbnail: '/images/none.jpg' }])).toThrow(
    'real-world/luck.md: field "videoThumbnail": expected a file of the section\'s media/, received "/images/none.jpg"',
  );
  expect(check([ocean('', { coverImage: '/images/egg.jpg' })])).not.toThrow();
});

const episode = { type: 'episode', series: 'Waters' } as const;

test('an episode that can be read must have a place in its series; one that is coming soon may have none', () => {
  expect(check([ocean('', episode)])).toThrow(
    'decodings/ocean.md: field "episodeIndex": expected a number from 1, because only what is coming soon may have none, received null',
  );
  expect(check([ocean('', { ...episode, comingSoon: true })])).not.toThrow();
});

test('two episodes with one place in a series stop; the same place in another series does not', () => {
  const first = { ...egg, ...episode, episodeIndex: 1 };
  expect(check([first, ocean('', { ...episode, episodeIndex: 1 })])).toThrow(
    'decodings/ocean.md: field "episodeIndex": expected a place in "Waters" that no other episode has, received 1, which stands in decodings/egg.md too',
  );
  expect(check([first, ocean('', { ...episode, series: 'Winds', episodeIndex: 1 })])).not.toThrow();
});

test('all errors are told at once', () => {
  expect(check([ocean('[x](/decodings/a) [y](/realworld/b)')])).toThrow(/"\/decodings\/a"[\s\S]*"\/realworld\/b"/);
});

test('two texts that share more than three in a hundred sequences of words stop', () => {
  const shared = (count: number) => ocean(words(count, 'shell'));
  expect(check([egg, shared(20)])).not.toThrow();
  expect(check([egg, shared(60)])).toThrow(
    /^decodings\/ocean\.md: field "body": expected to share at most 3 % of its 5-word sequences with another text, received 8 % shared with decodings\/egg\.md, such as "shell0 shell1 shell2 shell3 shell4"$/,
  );
});

test('a phrase that is worn stops where it stands a third time, in whichever texts', () => {
  const worn = (times: number) => ocean(Array.from({ length: times }, (_, at) => `Delve ${at}`).join('. '));
  expect(check([egg, worn(2)])).not.toThrow();
  expect(check([egg, worn(3)])).toThrow(
    'field "body": expected "delve" at most 2 times in all texts (read, look, dig), received 3: decodings/ocean.md',
  );
});

test('a verse may stand in two texts', () => {
  const verse = `\n\n> अ ॥\n>\n> ${words(60, 'verse')}\n>\n> — Veda 1\n\n`;
  expect(check([written('egg', `Egg. ${verse} ${words(700, 'shell')}`), ocean(verse)])).not.toThrow();
});

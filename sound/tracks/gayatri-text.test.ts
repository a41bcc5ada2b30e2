import { expect, test } from 'vitest';
import { tracks } from '../tracks.ts';
import { gayatri } from './gayatri-text.ts';

const plain = (text: string) => text.replace(/[\s']/g, '');

test('three lines of eight syllables follow the utterances', () => {
  expect(gayatri.map(({ syllables }) => syllables.length)).toEqual([5, 8, 8, 8]);
});

test('syllables are those of the line; the metre alone parts vareṇyaṃ in four', () => {
  for (const { iast, syllables } of gayatri)
    expect(
      syllables
        .map((syllable) => syllable.iast)
        .join('')
        .replace('reṇiyaṃ', 'reṇyaṃ'),
    ).toBe(plain(iast));
});

test('a syllable that is not raised comes before a raised or a sounded one, a sounded one after a raised one', () => {
  for (const { syllables } of gayatri)
    for (const [index, { tone }] of syllables.entries()) {
      const next = syllables[index + 1];
      if (tone === 'anudatta' && next) expect(next.tone).not.toBe('anudatta');
      if (tone === 'svarita') expect(['udatta', 'anudatta']).toContain(syllables[index - 1]?.tone);
    }
});

test.each(tracks.filter(({ words }) => words).map((track) => [track.id, track] as const))(
  'in %s every syllable comes after the one before, within its line and its track',
  (_, { words, seconds }) => {
    const lines = words?.() ?? [];
    const times = lines.flatMap(({ at, until, syllables }) => [at, ...syllables.slice(1).map(({ at }) => at), until]);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    for (const { at, syllables } of lines) expect(syllables[0]?.at).toBe(at);
    expect(times.at(-1)).toBeLessThan(seconds - 3);
  },
);

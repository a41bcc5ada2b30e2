import { expect, test } from 'vitest';
import { makePostings } from './postings.ts';

/** Postings of texts, each given by its terms. */
function postingsOf(...texts: string[]) {
  const postings = makePostings();
  for (const text of texts) postings.add([[text.split(' '), 1]]);
  return postings;
}

test('the rarer a word is, the more it says; one that no text has says a little less than the rarest, however few the texts', () => {
  for (const others of [1, 500]) {
    const { rarityOf } = postingsOf('common rare', ...Array.from({ length: others }, () => 'common'));
    expect(rarityOf(['rare'])).toBe(1);
    expect(rarityOf(['common'])).toBeLessThan(rarityOf(['absent']));
    expect(rarityOf(['absent'])).toBeLessThan(1);
  }
});

test('of alternatives the best counts, not their sum, and a long text less than a short one', () => {
  const { scoresOf } = postingsOf('lamp', 'lamp oil wick flame brass', 'lamp light', 'dark');
  const [short = 0, long = 0, both = 0, none] = [0, 1, 2, 3].map((number) =>
    scoresOf([
      ['lamp', 1],
      ['light', 0.1],
    ]).get(number),
  );
  expect(short).toBeGreaterThan(long);
  expect(both).toBe(scoresOf([['lamp', 1]]).get(2));
  expect(none).toBeUndefined();
});

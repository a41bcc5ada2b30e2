import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

function sentencesIn(html: string) {
  const text = document.createElement('div');
  text.innerHTML = html;
  return sentencesOf(text);
}

const spoken = (html: string): string[] => sentencesIn(html).map(({ text }) => text);

test('a text is spoken sentence by sentence, block by block', () => {
  expect(spoken('<h2>Two flags</h2><p>It fell. “Low”, you <em>say</em>!</p><ul><li>One thing</li></ul>')).toEqual([
    'Two flags',
    'It fell.',
    '“Low”, you say!',
    'One thing',
  ]);
});

test('Devanagari, signs of links and of notes are not spoken, and leave no holes', () => {
  expect(
    spoken(
      '<div data-heading><h2 id="a">Om</h2><a href="#a" data-anchor>#</a></div><p>The seer (<span lang="sa">ऋषि</span>) sees<sup><a>1</a></sup>.</p>',
    ),
  ).toEqual(['Om', 'The seer sees.']);
});

test('of a verse only the translation is spoken', () => {
  expect(
    spoken(
      '<figure data-verse><blockquote><p lang="sa">ॐ</p><p lang="sa-Latn"><em>oṃ</em></p><p>Om.</p></blockquote><figcaption>Veda</figcaption></figure>',
    ),
  ).toEqual(['Om.']);
});

test('a sentence knows where it stands', () => {
  const [, second] = sentencesIn('<p>It fell. You <em>say</em> so. The end.</p>');
  expect(second?.range.toString()).toBe('You say so.');
});

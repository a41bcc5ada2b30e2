import { expect, test } from 'vitest';
import type { Heading } from '../decoding.ts';
import { hasLayers, layerPartAt } from './layer-part.ts';

const heading = (id: string, text: string, level: Heading['level'] = 2): Heading => ({ id, text, level });

const headings = [
  heading('usual', 'Where it is usually filed'),
  heading('song', 'Layer 2: the song'),
  heading('verse', 'A verse of it', 3),
  heading('again', 'Layer 1 again'),
  heading('tonight', 'Layers of rice'),
];

test.each([
  ['song', { id: 'song', layer: 2 }],
  ['verse', { id: 'song', layer: 2 }],
  ['again', { id: 'again', layer: 1 }],
  ['usual', undefined],
  ['tonight', undefined],
  ['', undefined],
])('at "%s" the part is %o', (anchor, part) => {
  expect(layerPartAt(headings, anchor)).toEqual(part);
});

test('a text is in layers where one of its parts is about one', () => {
  expect(hasLayers(headings)).toBe(true);
  expect(hasLayers([heading('a', 'Layers of rice'), heading('b', 'On layer 2')])).toBe(false);
});

import { expect, test } from 'vitest';
import { type Figure, stroke, words } from '../figure.ts';
import { markdownRenderer } from './markdown.ts';

const egg: Figure = {
  height: 200,
  marks: [stroke('M0 0L9 9', { ink: 'gold', part: 'way' }), words(['ॐ', 'below'], [180, 20])],
  controls: [{ label: 'How old', min: 0, max: 9, step: 1, value: 4, says: '4 days' }],
};
const still: Figure = { height: 100, marks: [] };
const figures: Record<string, Figure> = { egg, still };
const htmlOf = (markdown: string, found = figures): string =>
  markdownRenderer({ figure: (id) => found[id] ?? null })(markdown).html;

test('a diagram stands in the text as a drawing in the theme’s colours, named by the text, with its caption', () => {
  const html = htmlOf('![An egg](/figures/egg "The egg")');
  expect(html).toMatch(/^<figure data-figure="egg"><svg viewBox="0 0 360 200" role="img" aria-label="An egg">/);
  expect(html).toContain('<path d="M0 0L9 9" stroke="var(--gold)" stroke-width="1" data-part="way"></path>');
  expect(html).toMatch(/<figcaption>The egg<\/figcaption><\/figure>$/);
});

test('letters of a drawing stay letters of a drawing, whatever their script', () => {
  expect(htmlOf('![An egg](/figures/egg)')).toContain('>ॐ<tspan x="180" dy="1.25em">below</tspan></text>');
});

test('a control has a label and says its value in words; a diagram without one has no room for any', () => {
  const html = htmlOf('![An egg](/figures/egg)');
  expect(html).toContain(
    '<label><span>How old</span><input type="range" min="0" max="9" step="1" value="4" aria-valuetext="4 days"></label>',
  );
  expect(htmlOf('![Nothing](/figures/still)')).not.toContain('data-controls');
});

test('nothing but shapes and letters comes out of a drawing', () => {
  const mark = stroke('M0 0');
  const marks = [
    { ...mark, properties: { d: 'M0 0', id: 'x', onClick: 'x()', style: 'x' } },
    { ...mark, tagName: 'script' },
    { ...mark, tagName: 'use', properties: { href: '#x' } },
  ] as Figure['marks'];
  expect(htmlOf('![An egg](/figures/egg)', { egg: { height: 1, marks } })).toContain('><path d="M0 0"></path></svg>');
});

test('a diagram that there is none of, or without an alternative, is an error', () => {
  expect(() => htmlOf('![A hen](/figures/hen)')).toThrow(
    'figure "/figures/hen": expected the id of a figure in pages/figures, received "hen"',
  );
  expect(() => htmlOf('![](/figures/egg)')).toThrow('expected what is seen between the brackets before it');
});

test('a diagram in the middle of a sentence is its words', () => {
  expect(htmlOf('See ![An egg](/figures/egg).')).toBe('<p>See An egg.</p>');
});

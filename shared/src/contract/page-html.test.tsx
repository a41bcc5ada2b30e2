import { expect, test } from 'vitest';
import { htmlIn, withHtml, withoutHtml } from './page-html.ts';

const data = {
  title: 'Om',
  html: '<p>The text.</p>',
  overlay: { html: '<p>Over it.</p>' },
  terms: [
    { name: 'a', html: '<i>A</i>' },
    { name: 'b', html: '<i>B</i>' },
  ],
};

test('the texts of a page are its fields "html" at any depth, in the order of the data', () => {
  expect(htmlIn(data)).toEqual(['<p>The text.</p>', '<p>Over it.</p>', '<i>A</i>', '<i>B</i>']);
  expect(htmlIn([null, 'text', 7, ['html']])).toEqual([]);
});

test('a text that stands in the document is its number in the JSON; one that does not stays', () => {
  const body =
    '<div class="x" data-page-html="0"><p>The text.</p></div><ol data-page-html="3"><i>B</i></ol><div data-page-html="2"><i>Other</i></div>';
  const block = withoutHtml(data, body);
  expect(block).toEqual({
    title: 'Om',
    html: 0,
    overlay: { html: '<p>Over it.</p>' },
    terms: [
      { name: 'a', html: '<i>A</i>' },
      { name: 'b', html: 3 },
    ],
  });
  const root = document.createElement('main');
  root.innerHTML = body;
  expect(withHtml(block, root)).toEqual(data);
});

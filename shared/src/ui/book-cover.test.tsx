import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { BookCover } from './book-cover.tsx';

const paths = (element: ParentNode) => [...element.querySelectorAll('path')].map((path) => path.getAttribute('d'));

/** What is drawn for a seed. */
function drawn(seed: string) {
  const { container, unmount } = render(<BookCover title="A Book" layer={1} seed={seed} />);
  const drawing = paths(container);
  unmount();
  return drawing;
}

test('the same seed gives the same drawing, whatever else is on the cover, in a browser as on a server', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<BookCover title="Another Book" author="Somebody" layer={3} seed="kena" />);
  expect(paths(page)).toEqual(drawn('kena'));
});

test('another seed gives another drawing', () => {
  const seeds = ['isha', 'kena', 'katha', 'prashna', 'mundaka', 'mandukya', 'gita', 'yoga-sutra', 'a', 'b', ''];
  const drawings = seeds.map(drawn);
  expect(new Set(drawings.map(([stars]) => stars)).size).toBe(seeds.length);
  expect(new Set(drawings.map(([, , bright]) => bright)).size).toBe(seeds.length);
});

test('every number in a drawing is one, whichever figure and form it takes', () => {
  for (let seed = 0; seed < 200; seed++)
    for (const path of drawn(String(seed))) expect(path).toMatch(/^(?:[MLHVQCTAmqtahvz]|-?\d+(?:\.\d+)?|[ ,])+$/);
});

test('two covers on a page, even of the same book, share no ids, and each finds its own light', () => {
  onTestFinished(cleanup);
  const { container } = render(
    <>
      <BookCover title="A Book" layer={1} seed="a" />
      <BookCover title="A Book" layer={1} seed="a" />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  const used = [...container.querySelectorAll('circle')].map((circle) => circle.getAttribute('fill'));
  expect(new Set(used)).toEqual(new Set(ids.map((id) => `url(#${id})`)));
});

test('its words are for the eye alone', () => {
  onTestFinished(cleanup);
  render(<BookCover title="Kena Upaniṣad" author="Sāmaveda" layer={1} seed="kena" />);
  expect(screen.getByText('Kena Upaniṣad')).toBeTruthy();
  expect(screen.getByText('Sāmaveda')).toBeTruthy();
  expect(screen.queryAllByRole('paragraph')).toEqual([]);
  expect(screen.queryAllByRole('paragraph', { hidden: true })).toHaveLength(2);
});

test('it is a piece of night by day too, in the light of its layer', () => {
  onTestFinished(cleanup);
  render(<BookCover title="A Book" layer={2} seed="a" />);
  expect(screen.getByText('A Book').closest('[data-theme="night"]')?.getAttribute('data-layer')).toBe('2');
});

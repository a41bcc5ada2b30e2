import { cleanup, render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { Particles } from './particles.tsx';

const placesOf = (seed: number): string[] => {
  const { container, unmount } = render(<Particles count={15} seed={seed} />);
  const places = Array.from(container.querySelectorAll('span'), (particle) => particle.getAttribute('style') ?? '');
  unmount();
  return places;
};

test('as many as are asked for, at different places, always the same for one seed', () => {
  onTestFinished(cleanup);
  const places = placesOf(108);
  expect(new Set(places).size).toBe(15);
  expect(placesOf(108)).toEqual(places);
  expect(placesOf(27)).not.toEqual(places);
});

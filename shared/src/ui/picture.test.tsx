import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { Picture, type PictureSource } from './picture.tsx';

const lamp: PictureSource = {
  src: '/media/lamp-1a2b',
  width: 1280,
  height: 720,
  widths: [320, 640, 1280],
  colour: '#1a1633',
};

/** Shows the lamp, and gives the image. */
function show(props: { picture?: PictureSource; alt?: string; isFirst?: boolean; className?: string } = {}) {
  onTestFinished(cleanup);
  const { container } = render(<Picture picture={lamp} alt="A lamp" sizes="(width < 40rem) 100vw, 20rem" {...props} />);
  return container.querySelector('img') as HTMLImageElement;
}

test('it comes as AVIF in every width, else as WebP in every width, each with the room that it will have', () => {
  const image = show();
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
  expect(sources[0]?.getAttribute('srcset')).toBe(
    '/media/lamp-1a2b-320.avif 320w, /media/lamp-1a2b-640.avif 640w, /media/lamp-1a2b-1280.avif 1280w',
  );
  expect(image.getAttribute('srcset')).toBe(
    '/media/lamp-1a2b-320.webp 320w, /media/lamp-1a2b-640.webp 640w, /media/lamp-1a2b-1280.webp 1280w',
  );
  for (const element of [...sources, image]) expect(element.getAttribute('sizes')).toBe('(width < 40rem) 100vw, 20rem');
});

test('a browser that knows no widths gets the largest', () => {
  expect(show().getAttribute('src')).toBe('/media/lamp-1a2b-1280.webp');
});

test('it keeps its place by its width and height', () => {
  const image = show();
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '720']);
});

test('it waits until it comes into view', () => {
  const image = show();
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('fetchpriority')).not.toBe('high');
});

test('the first of a page is fetched before all others', () => {
  const image = show({ isFirst: true });
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

test('it says what it shows', () => {
  show();
  expect(screen.getByRole('img', { name: 'A lamp' })).toBeTruthy();
});

test('one that only adorns is not read out', () => {
  const image = show({ alt: '' });
  expect(image.getAttribute('alt')).toBe('');
  expect(screen.queryByRole('img')).toBeNull();
});

test('until it is there its colour stands in its place', () => {
  const { backgroundColor, backgroundImage } = show().style;
  expect(backgroundColor).toBe('#1a1633');
  expect(backgroundImage).toBe('');
});

test('one that has a blurred picture of itself shows that over the colour', () => {
  const placeholder = 'data:image/webp;base64,UklGRg==';
  const { backgroundColor, backgroundImage } = show({ picture: { ...lamp, placeholder } }).style;
  expect(backgroundColor).toBe('#1a1633');
  expect(backgroundImage.replaceAll('"', '')).toBe(`url(${placeholder})`);
});

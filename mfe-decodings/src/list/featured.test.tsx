import { asVisitor } from '@roe/shared/testing/visitor';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { decodingOf } from '../decoding.fixture.ts';
import { Featured } from './featured.tsx';

const decoding = (title: string, series: string | null = null) =>
  decodingOf(title, {
    series,
    episode: series === null ? null : 1,
    cover: { src: `/${title}`, width: 16, height: 9, widths: [16], colour: '#000000' },
  });

const motion = new EventTarget() as EventTarget & { matches: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  motion.matches = false;
  vi.spyOn(window, 'matchMedia').mockReturnValue(motion as MediaQueryList);
});

function show(decodings = [decoding('Egg'), decoding('Ocean'), decoding('Song', 'Seeing')]) {
  const onSeriesFollowed = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  render(
    <MemoryRouter>
      <Featured decodings={decodings} onSeriesFollowed={onSeriesFollowed} />
    </MemoryRouter>,
  );
  return { onSeriesFollowed, hero: screen.getByRole('region', { name: 'Featured decodings' }) };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

const click = (element: Element) => asVisitor((user) => user.click(element));

/** Pointer and focus go elsewhere. */
const leave = () =>
  asVisitor(async (user) => {
    await user.hover(screen.getByRole('region'));
    await user.click(document.body);
  });

/** The one that is shown. */
const currentTitle = () => screen.getByRole('heading', { level: 2 }).textContent;

test('each stays for ten seconds, and after the last comes the first', () => {
  show();
  expect(currentTitle()).toBe('Egg');
  pass(9.9);
  expect(currentTitle()).toBe('Egg');
  pass(0.1);
  expect(currentTitle()).toBe('Ocean');
  pass(10);
  pass(10);
  expect(currentTitle()).toBe('Egg');
});

test('one alone does not rotate and has no controls', () => {
  show([decoding('Egg')]);
  expect(screen.queryByRole('button')).toBeNull();
  pass(60);
  expect(currentTitle()).toBe('Egg');
});

test('Pause holds it, Play lets it go on', async () => {
  show();
  await click(screen.getByRole('button', { name: 'Pause' }));
  pass(30);
  expect(currentTitle()).toBe('Egg');
  await click(screen.getByRole('button', { name: 'Play' }));
  pass(10);
  expect(currentTitle()).toBe('Ocean');
});

test('Play goes on even where the visitor still is', async () => {
  const { hero } = show();
  await asVisitor((user) => user.hover(hero));
  await click(screen.getByRole('button', { name: 'Pause' }));
  await click(screen.getByRole('button', { name: 'Play' }));
  pass(10);
  expect(currentTitle()).toBe('Ocean');
});

test('a dot shows its decoding, which then has its whole time', async () => {
  show();
  pass(7);
  await click(screen.getByRole('button', { name: 'Show decoding 2 of 3' }));
  expect(currentTitle()).toBe('Ocean');
  expect(screen.getByRole('button', { name: 'Show decoding 2 of 3' }).getAttribute('aria-current')).toBe('true');
  await leave();
  pass(9);
  expect(currentTitle()).toBe('Ocean');
  pass(1);
  expect(currentTitle()).toBe('Song');
});

test('it waits while a pointer is on it', async () => {
  const { hero } = show();
  await asVisitor((user) => user.hover(hero));
  pass(30);
  expect(currentTitle()).toBe('Egg');
  await leave();
  pass(10);
  expect(currentTitle()).toBe('Ocean');
});

test('it waits while the focus is in it', async () => {
  show();
  const readNow = screen.getByRole('link', { name: 'Read Now' });
  act(() => readNow.focus());
  pass(30);
  expect(currentTitle()).toBe('Egg');
  await act(async () => readNow.blur());
  pass(10);
  expect(currentTitle()).toBe('Ocean');
});

test('it waits while the tab is hidden', () => {
  show();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(30);
  expect(currentTitle()).toBe('Egg');
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(10);
  expect(currentTitle()).toBe('Ocean');
});

test('it never rotates where less motion is asked for; the dots still work', async () => {
  motion.matches = true;
  show();
  pass(60);
  expect(currentTitle()).toBe('Egg');
  await click(screen.getByRole('button', { name: 'Show decoding 3 of 3' }));
  expect(currentTitle()).toBe('Song');
});

test('Read Now leads to the decoding; to its series where it belongs to one', async () => {
  const { onSeriesFollowed } = show();
  expect(screen.getByRole('link', { name: 'Read Now' }).getAttribute('href')).toBe('/decodings/egg');
  await click(screen.getByRole('button', { name: 'Show decoding 3 of 3' }));
  const link = screen.getByRole('link', { name: 'Read Now' });
  expect(link.getAttribute('href')).toBe('/series/Seeing');
  await click(link);
  expect(onSeriesFollowed).toHaveBeenCalledWith(expect.anything(), 'Seeing');
});

test('only the pictures of this one and the next are loaded', () => {
  const { hero } = show();
  const pictures = () => [...hero.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures()).toEqual(['/Egg-16.webp', '/Ocean-16.webp']);
  pass(10);
  expect(pictures()).toEqual(['/Egg-16.webp', '/Ocean-16.webp', '/Song-16.webp']);
});

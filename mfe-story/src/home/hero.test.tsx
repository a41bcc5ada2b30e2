import { asVisitor } from '@roe/shared/testing/visitor';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Hero } from './hero.tsx';
import { motionOf, scenesOf } from './home.fixture.ts';

function show({ count = 3, isReduced = false, isCovered = false } = {}): void {
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation(motionOf(isReduced));
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  render(
    <MemoryRouter>
      <Hero
        title="Reality of Everything"
        subtitle="Read through three layers."
        quote={{
          devanagari: 'असतो मा सद्गमय',
          iast: 'asato mā sad gamaya',
          translation: 'Lead me.',
          source: 'BĀU 1.3.28',
        }}
        exploreRoe={{ title: 'ROE', lead: 'A promise.', html: '<p>Somebody hands you a stone.</p>' }}
        pictures={scenesOf(count).map(({ picture }) => picture)}
        isCovered={isCovered}
      />
    </MemoryRouter>,
  );
}

/** The visitor turns to another tab, or comes back. */
function hideTab(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const currentLabel = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const pictures = () =>
  screen.getAllByRole<HTMLImageElement>('presentation').map(({ src }) => /picture-\d/.exec(src)?.[0]);
const picture = (name: string) =>
  screen.getAllByRole<HTMLImageElement>('presentation').find(({ src }) => src.includes(name)) as HTMLImageElement;
const dot = (number: number) => screen.getByRole('button', { name: `Show image ${number} of 3` });
const click = (element: Element) => asVisitor((user) => user.click(element));
/** Pointer and focus go elsewhere. */
const leave = () =>
  asVisitor(async (user) => {
    await user.hover(screen.getByRole('heading', { level: 1 }));
    await user.click(document.body);
  });
const load = (name: string) => fireEvent.load(picture(name));

test('the next picture is fetched at once and shown seven seconds after it is there', () => {
  show();
  expect(pictures()).toEqual(['picture-1', 'picture-2']);
  wait(60);
  expect(currentLabel()).toBe('Show image 1 of 3');
  load('picture-2');
  wait(6.9);
  expect(currentLabel()).toBe('Show image 1 of 3');
  wait(0.1);
  expect(currentLabel()).toBe('Show image 2 of 3');
});

test('while one fades in, the one before is still below it', () => {
  show();
  load('picture-2');
  wait(7);
  expect(pictures()).toEqual(['picture-1', 'picture-2', 'picture-3']);
});

test('after the last picture comes the first', () => {
  show();
  for (const name of ['picture-2', 'picture-3']) {
    load(name);
    wait(7);
  }
  expect(currentLabel()).toBe('Show image 3 of 3');
  wait(7);
  expect(currentLabel()).toBe('Show image 1 of 3');
});

test('a dot shows its picture as soon as it is there, and its seven seconds begin anew', async () => {
  show();
  load('picture-2');
  wait(6);
  await click(dot(3));
  await leave();
  expect(currentLabel()).toBe('Show image 1 of 3');
  load('picture-3');
  expect(currentLabel()).toBe('Show image 3 of 3');
  wait(6);
  expect(currentLabel()).toBe('Show image 3 of 3');
  wait(1);
  expect(currentLabel()).toBe('Show image 1 of 3');
});

test('it waits while the pointer is at the words', async () => {
  show();
  load('picture-2');
  await asVisitor((user) => user.hover(screen.getByRole('heading', { level: 1 })));
  wait(30);
  expect(currentLabel()).toBe('Show image 1 of 3');
  await leave();
  wait(7);
  expect(currentLabel()).toBe('Show image 2 of 3');
});

test('it waits while the focus is within', async () => {
  show();
  load('picture-2');
  await asVisitor((user) => user.tab());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Explore Decodings' }));
  wait(30);
  expect(currentLabel()).toBe('Show image 1 of 3');
  await asVisitor((user) => user.tab({ shift: true }));
  wait(7);
  expect(currentLabel()).toBe('Show image 2 of 3');
});

test('it waits in a hidden tab', () => {
  show();
  load('picture-2');
  act(() => hideTab(true));
  wait(30);
  expect(currentLabel()).toBe('Show image 1 of 3');
  act(() => hideTab(false));
  wait(7);
  expect(currentLabel()).toBe('Show image 2 of 3');
});

test('where less motion is asked for it fetches nothing and stays; the dots still choose', async () => {
  show({ isReduced: true });
  expect(pictures()).toEqual(['picture-1']);
  wait(60);
  expect(currentLabel()).toBe('Show image 1 of 3');
  await click(dot(2));
  load('picture-2');
  expect(currentLabel()).toBe('Show image 2 of 3');
  wait(60);
  expect(currentLabel()).toBe('Show image 2 of 3');
});

test('it waits while something lies over it', () => {
  show({ isCovered: true });
  wait(60);
  expect(pictures()).toEqual(['picture-1']);
});

test('Pause stops it; Play goes on even where the visitor still is', async () => {
  show();
  load('picture-2');
  await click(screen.getByRole('button', { name: 'Pause' }));
  wait(30);
  expect(currentLabel()).toBe('Show image 1 of 3');
  await click(screen.getByRole('button', { name: 'Play' }));
  wait(7);
  expect(currentLabel()).toBe('Show image 2 of 3');
});

test('without pictures the words stand alone', () => {
  show({ count: 0 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reality of Everything');
  expect(screen.queryByRole('group', { name: 'Background pictures' })).toBeNull();
});

test('Explore ROE opens its text over the page, and its mark closes it', async () => {
  show();
  expect(screen.queryByText('Somebody hands you a stone.')).toBeNull();
  await click(screen.getByRole('button', { name: 'Explore ROE' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'ROE' });
  expect(dialog.open).toBe(true);
  expect(dialog.textContent).toContain('Somebody hands you a stone.');
  await click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
});

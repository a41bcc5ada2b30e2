import { asVisitor } from '@roe/shared/testing/visitor';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { motionOf, scenesOf } from './home.fixture.ts';
import { Opening } from './opening.tsx';

const root = document.documentElement;

/** Shows it to somebody who arrives; nothing plays before its first picture is there. */
function arrive({ isDue = true, isByLink = false } = {}) {
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation(motionOf(false));
  if (isDue) root.dataset['opening'] = '';
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
    delete root.dataset['opening'];
  });
  const onToggle = vi.fn();
  const entries = isByLink ? { initialEntries: ['/about', '/'], initialIndex: 1 } : {};
  render(
    <MemoryRouter {...entries}>
      <a href="/decodings">Behind</a>
      <Opening scenes={scenesOf(8)} onToggle={onToggle} />
    </MemoryRouter>,
  );
  return onToggle;
}

/** The visitor turns to another tab, or comes back. */
function hideTab(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const dialog = () => document.querySelector('dialog');
const loadFirst = () => fireEvent.load(document.querySelector('dialog img') as Element);
const click = (element: Element) => asVisitor((user) => user.click(element));

/** With the focus within the dialog, where the browser puts it. */
const type = (keys: string) =>
  asVisitor((user) => {
    if (!dialog()?.contains(document.activeElement)) dialog()?.focus();
    return user.keyboard(keys);
  });
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('nothing covers the page before the first picture is there', () => {
  const onToggle = arrive();
  expect(dialog()?.open).toBe(false);
  loadFirst();
  expect(dialog()?.open).toBe(true);
  expect(onToggle).toHaveBeenLastCalledWith(true);
  expect(screen.getByText('Behind')).toBeTruthy();
});

test('eight captions, two and a half seconds each, and then the page', () => {
  const onToggle = arrive();
  loadFirst();
  for (let number = 1; number <= 8; number++) {
    expect(screen.getByText(`Caption ${number}`)).toBeTruthy();
    wait(2.4);
    expect(screen.getByText(`Caption ${number}`)).toBeTruthy();
    expect(dialog()?.open).toBe(true);
    wait(0.1);
  }
  expect(dialog()?.open).toBe(false);
  expect(onToggle).toHaveBeenLastCalledWith(false);
});

test('the picture that comes next is fetched while one is seen', () => {
  arrive();
  expect(document.querySelectorAll('dialog img')).toHaveLength(1);
  loadFirst();
  const sources = Array.from(document.querySelectorAll('dialog img'), (image) => image.getAttribute('src'));
  expect(sources).toEqual(['/picture-1-1920.webp', '/picture-2-1920.webp']);
});

test('it is a dialog with a name, a sentence about itself, and the way out', () => {
  arrive();
  loadFirst();
  const dialog = screen.getByRole('dialog', { name: 'Opening sequence' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Escape');
  expect(screen.getByRole('button', { name: 'Skip intro' })).toBeTruthy();
});

test.each([
  ['the button', () => click(screen.getByRole('button', { name: 'Skip intro' }))],
  ['a click anywhere', () => click(screen.getByText('Caption 1'))],
  ['Enter', () => type('{Enter}')],
  ['Space', () => type(' ')],
  ['Escape, by which the browser closes it', async () => act(() => dialog()?.close())],
])('%s skips it', async (_, skip) => {
  const onToggle = arrive();
  loadFirst();
  await skip();
  expect(dialog()?.open).toBe(false);
  expect(onToggle).toHaveBeenLastCalledWith(false);
  wait(30);
  expect(onToggle).toHaveBeenCalledTimes(2);
});

test('Pause holds it and is no click that skips; Play goes on', async () => {
  arrive();
  loadFirst();
  act(() => screen.getByRole('button', { name: 'Pause' }).focus());
  await type('{Enter}');
  wait(60);
  expect(dialog()?.open).toBe(true);
  expect(screen.getByText('Caption 1')).toBeTruthy();
  await click(screen.getByRole('button', { name: 'Play' }));
  wait(2.5);
  expect(screen.getByText('Caption 2')).toBeTruthy();
});

test('it waits in a hidden tab', () => {
  arrive();
  loadFirst();
  act(() => hideTab(true));
  wait(60);
  expect(screen.getByText('Caption 1')).toBeTruthy();
});

test('the page shows itself when it ends, and it is remembered for the session', async () => {
  arrive();
  loadFirst();
  expect(root.dataset).toHaveProperty('opening');
  expect(sessionStorage.getItem('opening')).not.toBeNull();
  await type('{Enter}');
  expect(root.dataset).not.toHaveProperty('opening');
});

test('where nothing can be remembered it does not play', () => {
  const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  arrive();
  denied.mockRestore();
  expect(dialog()).toBeNull();
  expect(root.dataset).not.toHaveProperty('opening');
});

test('it does not play where the page’s first script has not said so', () => {
  arrive({ isDue: false });
  expect(dialog()).toBeNull();
});

test('it does not play for who has begun to do something, and the page shows itself', () => {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/';
  link.focus();
  onTestFinished(() => link.remove());
  arrive();
  expect(dialog()).toBeNull();
  expect(root.dataset).not.toHaveProperty('opening');
});

test('it covers nothing that was opened before its first picture came', () => {
  const onToggle = arrive();
  const opened = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => opened.remove());
  opened.show();
  loadFirst();
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  expect(onToggle).toHaveBeenLastCalledWith(false);
  expect(root.dataset).not.toHaveProperty('opening');
});

test('it does not play for who comes from another page of the site', () => {
  arrive({ isByLink: true });
  expect(dialog()).toBeNull();
  expect(root.dataset).not.toHaveProperty('opening');
});

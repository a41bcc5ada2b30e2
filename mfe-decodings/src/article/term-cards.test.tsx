import { providePages } from '@roe/shared/frame';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { TermCards } from './term-cards.tsx';

beforeEach(() => {
  HTMLElement.prototype.showPopover ??= () => {};
  providePages(async () => ({ glance: { headline: { text: 'sākṣī' }, text: 'The witness.', more: 'More' } }) as never);
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.doUnmock('./term-card.tsx');
  vi.resetModules();
});

/** A text with a link to a term, whose cards wait for somebody to come. */
function show(Cards = TermCards) {
  const text = document.createElement('div');
  text.innerHTML = '<p><a href="/glossary/sakshi">witness</a></p>';
  document.body.append(text);
  const link = text.querySelector('a') as HTMLAnchorElement;
  render(
    <MemoryRouter>
      <Cards text={{ current: text }} />
    </MemoryRouter>,
  );
  return {
    /** @returns whether the browser would follow the link */
    tap: () =>
      act(async () => {
        followed.push(
          link.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, cancelable: true })),
        );
      }),
  };
}

let followed: boolean[];
beforeEach(() => {
  followed = [];
});

test('the first tap on a term fetches what explains it, and shows it', async () => {
  const { tap } = show();
  await tap();
  expect(followed).toEqual([false]);
  expect(await screen.findByText('The witness.')).toBeTruthy();
});

test('where that cannot be had, the tap follows the link', async () => {
  vi.resetModules();
  vi.doMock('./term-card.tsx', () => {
    throw new Error('did not come');
  });
  const { TermCards: Cards } = await import('./term-cards.tsx');
  const { tap } = show(Cards);
  const isPrevented: boolean[] = [];
  const onClick = (event: Event) => {
    isPrevented.push(event.defaultPrevented);
    event.preventDefault(); // there is no browser to follow it
  };
  document.body.addEventListener('click', onClick);
  onTestFinished(() => document.body.removeEventListener('click', onClick));
  await tap();
  await vi.waitFor(() => expect(isPrevented).toEqual([true, false]));
});

import type { Glance } from '@roe/shared/contract';
import { providePages } from '@roe/shared/frame';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type ShownTerm, watchTerms } from './watch-terms.ts';

const glance: Glance = {
  headline: { text: 'sākṣī', lang: 'sa-Latn' },
  text: 'The witness.',
  more: 'And one more meaning',
};

let pages: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  pages = { '/glossary/sakshi': { glance } };
  asked = [];
  providePages(async (path) => {
    asked.push(path);
    if (pages[path] instanceof Error) throw pages[path];
    return pages[path] === undefined ? null : (pages[path] as never);
  });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A text with a link to a term, and what its card shows at the moment. */
function watched() {
  const text = document.createElement('div');
  text.innerHTML =
    '<p>The <a id="term" href="/glossary/sakshi">witness</a> and <a id="other" href="/about">others</a>.</p>';
  document.body.append(text);
  let openTerm: ShownTerm | undefined;
  const watch = watchTerms(text, (term) => {
    openTerm = term;
  });
  onTestFinished(watch.stop);
  const send = (id: string, event: Event) => document.getElementById(id)?.dispatchEvent(event);
  const pointer = (id: string, type: string, pointerType = 'mouse') =>
    send(id, new PointerEvent(type, { pointerType, bubbles: true, cancelable: true }));
  const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { watch, pointer, wait, openTerm: () => openTerm };
}

test('the card is loaded after 150 ms, shown at 500 ms, and gone 300 ms after leaving', async () => {
  const { pointer, wait, openTerm } = watched();
  pointer('term', 'pointerover');
  await wait(149);
  expect(asked).toEqual([]);
  await wait(1);
  expect(asked).toEqual(['/glossary/sakshi']);
  await wait(349);
  expect(openTerm()).toBeUndefined();
  await wait(1);
  expect(openTerm()).toMatchObject({ glance, url: '/glossary/sakshi' });
  pointer('term', 'pointerout');
  await wait(299);
  expect(openTerm()).toBeDefined();
  await wait(1);
  expect(openTerm()).toBeUndefined();
});

test('who only passes over a term loads and sees nothing', async () => {
  const { pointer, wait, openTerm } = watched();
  pointer('term', 'pointerover');
  await wait(100);
  pointer('term', 'pointerout');
  await wait(1000);
  expect(asked).toEqual([]);
  expect(openTerm()).toBeUndefined();
});

test('the card stays while the pointer is on it', async () => {
  const { watch, pointer, wait, openTerm } = watched();
  pointer('term', 'pointerover');
  await wait(500);
  pointer('term', 'pointerout');
  await wait(200);
  watch.keepOpen();
  await wait(5000);
  expect(openTerm()).toBeDefined();
  watch.released();
  await wait(300);
  expect(openTerm()).toBeUndefined();
});

test('Escape closes the card, and stops one that is on its way', async () => {
  const { pointer, wait, openTerm } = watched();
  const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  pointer('term', 'pointerover');
  await wait(500);
  pressEscape();
  expect(openTerm()).toBeUndefined();
  pointer('term', 'pointerout');
  pointer('term', 'pointerover');
  await wait(300);
  pressEscape();
  await wait(1000);
  expect(openTerm()).toBeUndefined();
});

test('Escape in the card leads back to its term, and the card stays closed', async () => {
  const { wait, openTerm } = watched();
  const term = document.getElementById('term');
  term?.focus();
  await wait(500);
  expect(openTerm()).toBeDefined();
  const card = document.createElement('div');
  card.innerHTML = '<a href="/glossary/sakshi">Open in the glossary</a>';
  card.dataset['termCard'] = '';
  document.body.append(card);
  card.querySelector('a')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(openTerm()).toBeUndefined();
  expect(document.activeElement).toBe(term);
  await wait(1000);
  expect(openTerm()).toBeUndefined();
});

test('a first tap shows the card, a second one follows the link, a tap beside it closes it', async () => {
  const { pointer, wait, openTerm } = watched();
  expect(pointer('term', 'click', 'touch')).toBe(false);
  await wait(0);
  expect(openTerm()).toBeDefined();
  expect(pointer('term', 'click', 'touch')).toBe(true);
  pointer('other', 'pointerdown', 'touch');
  expect(openTerm()).toBeUndefined();
});

test('a click with a mouse, and a tap on another link, follow the link at once', () => {
  const { pointer } = watched();
  expect(pointer('term', 'click')).toBe(true);
  expect(pointer('other', 'click', 'touch')).toBe(true);
});

test.each([
  ['cannot be loaded', new Error('offline')],
  ['does not exist', undefined],
  ['has no glance', {}],
])('a term that %s leaves a plain link', async (_, page) => {
  pages['/glossary/sakshi'] = page;
  const { pointer, wait, openTerm } = watched();
  pointer('term', 'pointerover');
  await wait(1000);
  expect(openTerm()).toBeUndefined();
});

test('a tap on a term that cannot be shown follows the link after all', async () => {
  pages['/glossary/sakshi'] = new Error('offline');
  const { pointer, wait } = watched();
  const followed: boolean[] = [];
  const onClick = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  onTestFinished(() => document.removeEventListener('click', onClick));
  pointer('term', 'click', 'touch');
  await wait(0);
  expect(followed).toEqual([false, true]);
});

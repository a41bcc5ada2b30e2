import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from '../site.fixture.tsx';

const { loadSection } = vi.hoisted(() => ({ loadSection: vi.fn() }));
vi.mock('./federation.ts', () => ({ loadSection }));

const OM = '/sections/decodings/data/c0de000001/decodings/om.json';

/** A page with links, whose frame has started; the simulated browser is never idle and sees what the test says. */
async function openPage({ savesData = false } = {}) {
  const site = await openSite(loadSection);
  const idle: (() => void)[] = [];
  const seen: Element[] = [];
  const observers: { look: () => void }[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: savesData } });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        observers.push({ look: () => report(seen.map((target) => ({ target, isIntersecting: true }))) });
      }
      observe = (target: Element) => seen.push(target);
      unobserve = (target: Element) => seen.splice(seen.indexOf(target), 1);
      disconnect = () => seen.splice(0);
    },
  );
  document.body.innerHTML = `<nav><a href="/audio">Menu</a></nav><main>
    <a href="/decodings/om/?from=list#form"><em>Om</em></a> <a href="/decodings/never-written">Never written</a>
    <a href="/">Here</a> <a href="https://elsewhere.example/decodings/om">Elsewhere</a> <p>Text</p></main>`;
  const { prefetchLinksInView, prefetchOnIntent } = await import('./prefetch.ts');
  prefetchOnIntent();
  /** Lets the browser have nothing else to do. */
  const rest = () => {
    for (const task of idle.splice(0)) task();
  };
  const look = () => {
    for (const observer of observers) observer.look();
    rest();
  };
  return { ...site, prefetchLinksInView, rest, look, seen };
}

test.each(['pointerOver', 'pointerDown', 'focusIn'] as const)(
  "%s on a link loads its page's code and data",
  async (event) => {
    const { asked } = await openPage();
    fireEvent[event](screen.getByText('Om'));
    await expect.poll(() => asked).toEqual(['/registry.json', OM]);
    expect(loadSection).toHaveBeenCalledTimes(1);
  },
);

test('a link that was pointed at before is not loaded again', async () => {
  const { asked } = await openPage();
  fireEvent.pointerOver(screen.getByText('Om'));
  await expect.poll(() => asked).toContain(OM);
  fireEvent.pointerOver(screen.getByText('Om'));
  fireEvent.focusIn(screen.getByText('Om'));
  expect(asked).toEqual(['/registry.json', OM]);
});

test.each(['Elsewhere', 'Here', 'Text'])('pointing at "%s" loads nothing', async (name) => {
  const { asked } = await openPage();
  fireEvent.pointerOver(screen.getByText(name));
  expect(asked).toEqual([]);
});

test('links in the text that come into view get their data, when there is nothing else to do', async () => {
  const { asked, bring, prefetchLinksInView, look } = await openPage();
  await bring('/decodings', 'Decodings', 'All of them.'); // the code is there
  prefetchLinksInView();
  look();
  await expect.poll(() => asked).toContain(OM);
  expect(asked.filter((url) => url.includes('/audio/'))).toEqual([]); // stands in the menu
});

test('a link to the page that is shown loads nothing: it may have failed, and be tried again', async () => {
  window.history.replaceState(null, '', '/decodings/om');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { asked, bring, prefetchLinksInView, look } = await openPage();
  await bring('/decodings', 'Decodings', 'All of them.');
  prefetchLinksInView();
  look();
  expect(asked).not.toContain(OM);
});

test('a link in view loads no code: few of them are followed', async () => {
  const { asked, prefetchLinksInView, loadRegistry, look } = await openPage();
  await loadRegistry();
  prefetchLinksInView();
  look();
  expect(asked).toEqual(['/registry.json']);
  expect(loadSection).not.toHaveBeenCalled();
});

test('a page that the visitor has left loads nothing more', async () => {
  const { prefetchLinksInView, seen } = await openPage();
  const stop = prefetchLinksInView();
  expect(seen).not.toEqual([]);
  stop();
  expect(seen).toEqual([]);
});

test('who saves data gets nothing ahead, but the registry', async () => {
  const { asked, prefetchLinksInView, look } = await openPage({ savesData: true });
  prefetchLinksInView();
  look();
  fireEvent.pointerOver(screen.getByText('Om'));
  fireEvent.focusIn(screen.getByText('Om'));
  expect(asked.filter((url) => url !== '/registry.json')).toEqual([]);
});

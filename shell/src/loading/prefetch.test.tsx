import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite, prerenderedPage } from '../site.fixture.tsx';
import { prefetchLinksInView, prefetchOnIntent } from './prefetch.ts';

const OM = '/sections/decodings/data/c0de000001/decodings/om.json';

/** A page with links, whose shell has started; the simulated browser is never idle and sees what the test says. */
async function openPage({ savesData = false, isInDecodings = false } = {}) {
  const prerendered = prerenderedPage('/decodings', 'Decodings', 'All of them.'); // and the section's code is there
  const opened = await openSite(isInDecodings ? { prerendered } : {});
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
  onTestFinished(prefetchOnIntent(opened.site));
  /** Lets the browser have nothing else to do. */
  const rest = () => {
    for (const task of idle.splice(0)) task();
  };
  const look = () => {
    for (const observer of observers) observer.look();
    rest();
  };
  return { ...opened, watchLinks: () => prefetchLinksInView(opened.site), rest, look, seen };
}

/** Ways to show that a link will be followed. */
const intents = {
  pointing: (link: HTMLElement) => userEvent.hover(link),
  touching: (link: HTMLElement) => userEvent.pointer({ target: link, keys: '[TouchA>]' }),
  focusing: async (link: HTMLElement) => link.closest('a')?.focus(),
};

test.each(Object.entries(intents))("%s a link loads its page's code and data", async (_, show) => {
  const { asked, loadSection } = await openPage();
  await show(screen.getByText('Om'));
  await expect.poll(() => asked).toEqual(['/registry.json', OM]);
  expect(loadSection).toHaveBeenCalledTimes(1);
});

test('a link that was pointed at before is not loaded again', async () => {
  const { asked } = await openPage();
  await userEvent.hover(screen.getByText('Om'));
  await expect.poll(() => asked).toContain(OM);
  await userEvent.unhover(screen.getByText('Om'));
  await userEvent.hover(screen.getByText('Om'));
  await intents.focusing(screen.getByText('Om'));
  expect(asked).toEqual(['/registry.json', OM]);
});

test.each(['Elsewhere', 'Here', 'Text'])('pointing at "%s" loads nothing', async (name) => {
  const { asked } = await openPage();
  await userEvent.hover(screen.getByText(name));
  expect(asked).toEqual([]);
});

test('links in the text that come into view get their data, when there is nothing else to do', async () => {
  const { asked, watchLinks, look } = await openPage({ isInDecodings: true });
  watchLinks();
  look();
  await expect.poll(() => asked).toContain(OM);
  expect(asked.filter((url) => url.includes('/audio/'))).toEqual([]); // stands in the menu
});

test('a link to the page that is shown loads nothing: it may have failed, and be tried again', async () => {
  window.history.replaceState(null, '', '/decodings/om');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { asked, watchLinks, look } = await openPage({ isInDecodings: true });
  watchLinks();
  look();
  expect(asked).not.toContain(OM);
});

test('a link in view that leads to another section loads its data, and no code: few of them are followed', async () => {
  const { site, asked, files, loadSection, watchLinks, look } = await openPage();
  await site.registry();
  watchLinks();
  look();
  await expect.poll(() => asked).toContain(OM);
  expect(files).toEqual([]);
  expect(loadSection).not.toHaveBeenCalled();
});

test('links that a page gets later are seen too, such as the hits of a list', async () => {
  const { watchLinks, seen } = await openPage();
  watchLinks();
  const link = Object.assign(document.createElement('a'), { href: '/decodings/later' });
  document.querySelector('main')?.append(link);
  await expect.poll(() => seen).toContain(link);
  expect(new Set(seen).size).toBe(seen.length);
});

test('the code of the sections that the menu leads to is fetched once, when there is nothing else to do, and not run', async () => {
  const { registry, files, loadSection, rest } = await openPage({ isInDecodings: true });
  const restAndLook = () => {
    rest();
    return files;
  };
  await expect.poll(restAndLook).toEqual([registry.sections['audio']?.entry.url]);
  rest();
  expect(files).toHaveLength(1); // the section that runs has its own
  expect(loadSection).not.toHaveBeenCalled();
});

test('what a section is made of is asked for in one wave, with its page', async () => {
  const { registry, files, loadSection } = await openPage();
  const { audio } = registry.sections;
  if (!audio) throw new Error('expected a section');
  const [js, css] = ['js', 'css'].map((end) => ({
    url: `/sections/audio/files/section.${end}`,
    integrity: 'sha384-x',
  }));
  Object.assign(audio, { js: [js], css: [css] });
  loadSection.mockImplementation(() => new Promise(() => {})); // its entry is on its way
  await userEvent.hover(screen.getByText('Menu'));
  await expect.poll(() => files).toEqual([audio.entry.url, js?.url, css?.url]);
});

test('a page that the visitor has left loads nothing more', async () => {
  const { watchLinks, seen } = await openPage();
  const stop = watchLinks();
  expect(seen).not.toEqual([]);
  stop();
  expect(seen).toEqual([]);
});

test('who saves data gets nothing ahead, but the registry', async () => {
  const { site, asked, files, watchLinks, look } = await openPage({ savesData: true });
  watchLinks();
  look();
  await userEvent.hover(screen.getByText('Om'));
  await intents.focusing(screen.getByText('Om'));
  await site.registry();
  look();
  expect(asked.filter((url) => url !== '/registry.json')).toEqual([]);
  expect(files).toEqual([]);
});

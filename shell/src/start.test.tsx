import type { PagePayload } from '@roe/shared/contract';
import { withoutHtml } from '@roe/shared/contract/page-html';
import { asVisitor } from '@roe/shared/testing/visitor';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyOf, readPageBlock } from './page-block.ts';
import { render } from './prerender.tsx';
import {
  documentOf,
  failing,
  headSays,
  mendDocument,
  menu,
  NAV,
  openSite,
  press,
  releaseOf,
  SITE,
  sectionOf,
} from './site.fixture.tsx';
import { start } from './start.tsx';

// The one renderer of React for servers that can live in a process with the one for browsers.
vi.mock('react-dom/static', () => ({
  prerenderToNodeStream: async (page: ReactNode) => ({ prelude: [renderToString(page)] }),
}));

const payload: PagePayload = {
  site: SITE,
  shell: '1.0.0-x',
  nav: NAV,
  pin: releaseOf('decodings'),
  page: {
    document: documentOf('/decodings/om', 'Om'),
    data: { text: 'A syllable.', html: '<h2 id="layer-3">Layer 3</h2>\n<p>Three sounds &amp; one.</p>' },
  },
};

/** A browser that has the prerendered page of /decodings/om, where the shell's script has not run yet. */
async function openPage({ failure }: { failure?: Error } = {}) {
  window.history.replaceState(null, '', '/decodings/om');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  mendDocument();
  const { head, body } = await render(payload, sectionOf('decodings'));
  document.head.innerHTML = head;
  document.body.innerHTML = `<div id="-root">${body}</div><script type="application/json" id="-page"></script>`;
  const withoutText = { ...payload, page: { ...payload.page, data: withoutHtml(payload.page.data, body) } };
  (document.getElementById('-page') as HTMLElement).textContent = JSON.stringify(withoutText);
  const { pin, page } = readPageBlock();
  const root = copyOf(document.getElementById('-root') as HTMLElement);
  const opened = await openSite({ prerendered: { pin, page, root }, ...(failure && { code: { decodings: failure } }) });
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  const begin = () => start(opened.site, '1.0.0-x');
  /** Lets the browser have nothing else to do. */
  const rest = () => act(async () => idle.splice(0).forEach((task) => void task()));
  /** Resolves when React has taken the page over, and what comes after that has begun. */
  const taken = () => expect.poll(() => idle).not.toEqual([]);
  return { ...opened, begin, start: () => act(begin), rest, taken };
}

const pressInMenu = (name: string) => press('link', name, menu());

test('a page can be read before any script has run', async () => {
  await openPage();
  screen.getByRole('heading', { name: 'Om', level: 1 });
  screen.getByText('Three sounds & one.');
  expect(document.title).toBe('Om · ROE');
  expect(headSays('link[rel=canonical]', 'href')).toEqual([`${SITE}/decodings/om`]);
});

test('the script takes the page over as it stands', async () => {
  const { start } = await openPage();
  const main = screen.getByRole('main');
  const text = screen.getByText('Three sounds & one.');
  const before = main.innerHTML;
  await start();
  expect(screen.getByRole('main')).toBe(main);
  expect(screen.getByText('Three sounds & one.')).toBe(text);
  expect(main.innerHTML).toBe(before);
  await press('button', 'Mute Audio');
  screen.getByRole('button', { name: 'Enable Audio' });
});

test('a page that came with its data does not ask for them', async () => {
  const { start, asked } = await openPage();
  await start();
  expect(asked.filter((url) => url.includes('/data/'))).toEqual([]);
});

test('when there is nothing else to do, the registry is loaded for the first step to another section', async () => {
  const { start, rest, asked } = await openPage();
  await start();
  expect(asked).toEqual([]);
  await rest();
  expect(asked).toEqual(['/registry.json']);
});

test('the head speaks of the page that is shown, and of no other', async () => {
  const { start, rest } = await openPage();
  await start();
  expect(headSays('link[rel=canonical]', 'href')).toEqual([`${SITE}/decodings/om`]);
  await rest();
  await pressInMenu('Audio');
  expect(document.title).toBe('Audio · ROE');
  expect(headSays('link[rel=canonical]', 'href')).toEqual([`${SITE}/audio`]);
  expect(headSays('meta[name=description]', 'content')).toEqual(['About Audio.']);
});

test('a page that could not be loaded ahead is loaded at the click', async () => {
  const { start, page, answers, asked } = await openPage();
  const data = '/sections/audio/data/c0de000001/audio.json';
  answers[data] = failing(500);
  await start();
  await asVisitor((user) => user.hover(menu().getByRole('link', { name: 'Audio' })));
  expect(asked).toEqual(['/registry.json', data]);
  page('/audio', 'Audio', 'Nine tracks.');
  await pressInMenu('Audio');
  screen.getByText('Nine tracks.');
});

test('the text that stood in the document is there again when the visitor comes back', async () => {
  const { start, rest } = await openPage();
  await start();
  await rest();
  await pressInMenu('Audio');
  expect(screen.queryByText('Three sounds & one.')).toBeNull();
  await act(async () => window.history.back());
  await screen.findByText('Three sounds & one.');
});

test("where the section's code cannot be had, the text stays under a notice", async () => {
  const failure = new Error('Section "decodings" cannot be had');
  const { start, logged, sent } = await openPage({ failure });
  await start();
  expect(logged).toEqual([failure]);
  expect(sent).toEqual([['/api/reports', { section: 'decodings', code: 'c0de000001', kind: 'load' }]]);
  expect(screen.getByRole('alert').textContent).toContain('The text is all here.');
  screen.getByRole('heading', { name: 'Om', level: 1 });
  screen.getByText('Three sounds & one.');
  expect(document.title).toBe('Om · ROE');
});

test('after a failure "Try again" brings the page, text and all', async () => {
  const { start, code } = await openPage({ failure: new Error('Section "decodings" cannot be had') });
  await start();
  code['decodings'] = sectionOf('decodings');
  await press('button', 'Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('Three sounds & one.');
});

/** The same outside of React's test mode, which takes errors of the shell itself away from it. */
async function openOutsideOfTests() {
  const page = await openPage();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const removeObservers = () => vi.stubGlobal('IntersectionObserver', undefined);
  return { ...page, reload, removeObservers };
}

test('where the shell itself fails, the page stays as it came, with links that load documents', async () => {
  const { begin, removeObservers, logged, reload, sent } = await openOutsideOfTests();
  const before = screen.getByRole('main').innerHTML;
  removeObservers();
  await begin();
  await expect.poll(() => logged).toHaveLength(1);
  expect(screen.getByRole('main').innerHTML).toBe(before);
  menu().getByRole('link', { name: 'Audio' });
  expect(document.title).toBe('Om · ROE');
  expect(sent).toEqual([['/api/reports', { section: 'shell', code: '1.0.0-x', kind: 'frame' }]]);
  expect(reload).not.toHaveBeenCalled();
});

test('where the shell fails on a later page, that page is loaded as a document', async () => {
  const { begin, removeObservers, reload, site, taken } = await openOutsideOfTests();
  await begin();
  await site.registry();
  await taken();
  removeObservers();
  menu().getByRole('link', { name: 'Audio' }).click();
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
});

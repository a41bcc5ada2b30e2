import type { PageDocument, Pin, Registry, Section, SectionRelease } from '@roe/shared/contract';
import { Prose } from '@roe/shared/ui/prose';
import { act, cleanup, fireEvent, type RenderOptions, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';

export const SITE = 'https://roe.example';

/** The menu of the site. */
export const NAV = [
  { label: 'Decodings', href: '/decodings', order: 1 },
  { label: 'Audio', href: '/audio', order: 2 },
];

/** What the network answers with at an address: a value as JSON, or whatever the function does. */
type Answer = object | (() => Response | Promise<Response>);

const asset = (url: string) => ({ url, integrity: 'sha384-x' });

/** A section's release, as the registry has it. */
export const releaseOf = (id: string, code = 'c0de000001'): SectionRelease => ({
  id,
  code,
  contract: '1.0.0',
  entry: asset(`/sections/${id}/files/entry.${code}.js`),
  js: [],
  css: [],
  data: `/sections/${id}/data/${code}/`,
  paths: [`/${id}`, `/${id}/:slug`],
  version: `1.0.0-${code}`,
  nav: [],
  redirects: {},
  missing: {},
  shippedAt: '2025-01-01T00:00:00.000Z',
  size: 1,
  requires: [],
  pages: 'map.json',
  older: {},
});

/** A page's document with its title, and what else is said of it. */
export const documentOf = (url: string, title: string, changes: Partial<PageDocument> = {}): PageDocument => ({
  url,
  type: 'page',
  title,
  summary: `About ${title}.`,
  date: null,
  updated: null,
  image: null,
  index: true,
  ...changes,
});

/** What a page of the sections shows: its title, the `text` of its data, and their `html`. */
function Shown({ frame: { usePageData, usePageDocument } }: { frame: typeof import('@roe/shared/frame') }) {
  const { text, html } = usePageData<{ text: string; html?: string }>();
  return (
    <article>
      <h1>{usePageDocument().title}</h1>
      <p>{text}</p>
      {html && <Prose html={html} />}
    </article>
  );
}

/**
 * A site with two sections, "decodings" and "audio", for one test: its network, its code, and the frame's modules loaded anew,
 * so that no state is left of other tests.
 * @param loadSection the mock that stands for `federation.ts`, the border to the sections' code
 */
export async function openSite(loadSection: ReturnType<typeof vi.fn>) {
  const answers: Record<string, Answer> = {};
  const asked: string[] = [];
  const sent: [url: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    else asked.push(url);
    const answer = answers[url];
    if (typeof answer === 'function') return answer();
    return answer ? Response.json(answer) : new Response('Not found', { status: 404 });
  });
  vi.resetModules();
  const frame = await import('@roe/shared/frame');
  const releases = await import('./loading/releases.ts');
  const { seedPage } = await import('./loading/pages.ts');
  const { NotFoundPage } = await import('./page/not-found-page.tsx');
  const { SectionHost } = await import('./page/section-host.tsx');

  const sectionOf = (id: string): Section => ({
    routes: [
      { path: `/${id}`, element: <Shown frame={frame} /> },
      { path: `/${id}/:slug`, element: <Shown frame={frame} /> },
    ],
  });

  /** The sections' code, by id; an error is what loading it ends with. */
  const code: Record<string, Section | Promise<Section> | Error> = {
    decodings: sectionOf('decodings'),
    audio: sectionOf('audio'),
  };
  loadSection.mockReset();
  loadSection.mockImplementation(async ({ id }: Pin) => {
    const section = await code[id];
    if (section instanceof Error) throw section;
    return section;
  });

  const registry: Registry = {
    revision: 1,
    site: SITE,
    shell: { version: '1.0.0-x', contract: '1.0.0' },
    files: {},
    sections: { decodings: releaseOf('decodings'), audio: releaseOf('audio') },
  };
  answers['/registry.json'] = registry;
  const page = (
    url: string,
    title: string,
    text: string,
    { code, ...changes }: Partial<PageDocument> & { code?: string } = {},
  ) => {
    const { data } = releaseOf(url.split('/')[1] ?? '', code);
    answers[`${data}${url.slice(1)}.json`] = { document: documentOf(url, title, changes), data: { text } };
  };
  page('/decodings', 'Decodings', 'All of them.');
  page('/decodings/om', 'Om', 'A syllable.');
  page('/audio', 'Audio', 'Nine tracks.');

  const listen = vi.spyOn(document, 'addEventListener');
  onTestFinished(() => {
    cleanup();
    for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener);
    vi.unstubAllGlobals();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  /** Shows what the frame shows at an address, inside a router of its own. */
  const show = (address: string, beside: ReactNode = null, options?: RenderOptions) =>
    act(async () =>
      render(
        <MemoryRouter initialEntries={[address]}>
          {beside}
          <main>
            <SectionHost nav={NAV} site={SITE} notFound={<NotFoundPage />} />
          </main>
        </MemoryRouter>,
        options,
      ),
    );

  /** What a prerendered page brings with it: its section's pin, its own data, and the code where that could be had. */
  const bring = async (url: string, title: string, text: string) => {
    const release = releaseOf(url.split('/')[1] ?? '');
    releases.pinSection(release);
    await releases.loadCode(release).catch(() => {});
    seedPage(release, url, { document: documentOf(url, title), data: { text } });
  };

  return { ...releases, frame, bring, code, sectionOf, registry, answers, page, asked, sent, show };
}

/** An answer of the network that is a fault. */
export const failing = (status: number) => () => new Response('Fault', { status });

/** For tests that make a section throw: React would write the caught error to the console as well. */
export const quiet: RenderOptions = { onCaughtError: () => {} };

/** Follows a link by its words, or presses a button, and waits until all that it starts has come to rest. */
export const press = (role: 'link' | 'button', name: string) =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** What the document's head says under a selector's attribute. */
export const headSays = (selector: string, attribute: string): (string | null)[] =>
  Array.from(document.head.querySelectorAll(selector), (element) => element.getAttribute(attribute));

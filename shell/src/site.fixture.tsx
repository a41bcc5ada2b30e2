import type { PageDocument, Pin, Registry, Section, SectionRelease } from '@roe/shared/contract';
import { usePageData, usePageDocument } from '@roe/shared/frame';
import { pageDocument } from '@roe/shared/testing/document';
import { sectionRelease } from '@roe/shared/testing/release';
import { asVisitor } from '@roe/shared/testing/visitor';
import { Prose } from '@roe/shared/ui/prose';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import './loading/registry.ts'; // as in a tab that has had a registry before
import { createSite, type Prerendered } from './loading/site.ts';
import { SiteContext } from './loading/site-context.ts';
import { NotFoundPage } from './page/not-found-page.tsx';
import { SectionHost } from './page/section-host.tsx';
import { pathOf } from './path.ts';

export const SITE = 'https://roe.example';

/** The menu of the site. */
export const NAV = [
  { label: 'Decodings', href: '/decodings', order: 1 },
  { label: 'Audio', href: '/audio', order: 2 },
];

/** What the network answers with at an address: a value as JSON, or whatever the function does. */
type Answer = object | (() => Response | Promise<Response>);

/** A section's release, as the registry has it. */
export const releaseOf = (id: string, code = 'c0de000001'): SectionRelease => sectionRelease(id, { code });

/** A page's document with its title, and what else is said of it. */
export const documentOf = (url: string, title: string, changes: Partial<PageDocument> = {}): PageDocument =>
  pageDocument({ url, title, summary: `About ${title}.`, ...changes });

/** What a page of the sections shows: its title, the `text` of its data, and their `html`. */
function ShownPage() {
  const { text, html } = usePageData<{ text: string; html?: string }>();
  return (
    <article>
      <h1>{usePageDocument().title}</h1>
      <p>{text}</p>
      {html && <Prose html={html} />}
    </article>
  );
}

export const sectionOf = (id: string): Section => ({
  routes: [
    { path: `/${id}`, element: <ShownPage /> },
    { path: `/${id}/:slug`, element: <ShownPage /> },
  ],
});

/** A section's code: what loading it gives; an error is what it ends with. */
type Code = Section | Promise<Section> | Error;

interface Opened {
  /** The page that the document came with. */
  prerendered?: Prerendered;
  /** Code in place of what the sections have. */
  code?: Record<string, Code>;
}

/** A page that a document comes with, of this release of its section. */
export const prerenderedPage = (url: string, title: string, text: string, code?: string): Prerendered => ({
  pin: releaseOf(url.split('/')[1] ?? '', code),
  page: { document: documentOf(url, title), data: { text } },
});

/** A site with two sections, "decodings" and "audio", for one test, in a document of the window's address. */
export async function openSite({ prerendered, code: given = {} }: Opened = {}) {
  vi.stubGlobal('KEYS', []); // no registry of a test is signed, but where it says so
  const answers: Record<string, Answer> = {};
  const asked: string[] = [];
  /** Scripts and sheets that were fetched ahead. */
  const files: string[] = [];
  const sent: [url: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    else (/\.(js|css)$/.test(url) ? files : asked).push(url);
    const answer = answers[url];
    if (typeof answer === 'function') return answer();
    return answer ? Response.json(answer) : new Response('Not found', { status: 404 });
  });

  const code: Record<string, Code> = { decodings: sectionOf('decodings'), audio: sectionOf('audio'), ...given };
  const loadSection = vi.fn(async ({ id }: Pin, _isRetry: boolean, _failedFiles: string[]) => {
    const section = await code[id];
    if (!section || section instanceof Error) throw section;
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

  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  /** Causes of failures. */
  const logged: unknown[] = [];
  const site = createSite({
    nav: NAV,
    origin: SITE,
    documentPath: pathOf(location),
    ...(prerendered && { prerendered }),
    loadSection,
    log: (error) => logged.push(error),
  });
  if (prerendered) await site.code(prerendered.pin).catch(() => {});
  loadSection.mockClear();

  /** Shows what the shell shows at an address, inside a router of its own. */
  const show = (address: string, beside: ReactNode = null) =>
    act(async () =>
      render(
        <SiteContext value={site}>
          <MemoryRouter initialEntries={[address]}>
            {beside}
            <main>
              <SectionHost notFound={<NotFoundPage />} />
            </main>
          </MemoryRouter>
        </SiteContext>,
        { onCaughtError: () => {} },
      ),
    );

  return { site, answers, asked, files, sent, logged, code, loadSection, registry, page, show };
}

/** An answer of the network that is an error. */
export const failing = (status: number) => () => new Response('Error', { status });

/** Follows a link by its words, or presses a button. */
export const press = (role: 'link' | 'button', name: string, place: Pick<typeof screen, 'getByRole'> = screen) =>
  asVisitor((user) => user.click(place.getByRole(role, { name })));

/** The site's menu. */
export const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

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

/** What the simulated document lacks: popovers, and the element <search>. */
export function mendDocument(): void {
  Object.assign(HTMLElement.prototype, { hidePopover() {} });
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });
}

import { mediaType } from '@roe/gateway/media-type';
import type { About, Registry } from '@roe/shared/contract';
import { FIRST, siteHead } from '../compose/html-document.ts';
import { siteFiles } from '../site-files/site-files.ts';
import type { Store } from '../store/store.ts';
import { rootFilesOf } from './registry.ts';

/** Addresses of the development servers. */
interface Origins {
  shell: string;
  sections: Record<string, string>;
}

/** What the gateway answers itself: its API, and the files of what is shipped. */
const isGateways = /^\/(api|sections|shell\/files)\//;

/**
 * What is answered while developing, before the gateway is asked: the registry and the site's own files are made here, files of
 * a section in development come from its server, and every page is the shell's empty document. Reports of failures are taken and
 * not counted: what fails while it is written fails for no visitor.
 * @returns a function that gives undefined where the gateway answers
 */
export function answersOf(
  registry: Registry & { about: About },
  { shell, sections }: Origins,
  store: Store,
): (request: Request) => Promise<Response> | undefined {
  const { about } = registry;
  const made: Record<string, string> = {
    // Nothing is published here, so that feeds and the sitemap are empty.
    ...siteFiles({ site: registry.site, about, kinds: {}, documents: [] }, []),
    '/registry.json': JSON.stringify(registry),
  };
  const head = `<script>${FIRST}</script>${siteHead(about)}</head>`;
  const owners = rootFilesOf(registry, store);

  return ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/api/reports') return Promise.resolve(new Response(null, { status: 204 }));
    const text = made[pathname];
    if (text !== undefined) return Promise.resolve(typed(pathname, 200, text));
    const owner = owners[pathname] ?? /^\/sections\/([^/]+)\//.exec(pathname)?.[1] ?? '';
    const file = /^\/shell\/development(\/.+)/.exec(pathname)?.[1];
    if (file) return answerOf(shell, file); // a browser runs workers of the page's own origin only
    const origin = Object.hasOwn(sections, owner) ? sections[owner] : undefined;
    if (origin) return answerOf(origin, pathname);
    return owners[pathname] || isGateways.test(pathname) ? undefined : emptyDocument(shell, head);
  };
}

async function answerOf(origin: string, pathname: string): Promise<Response> {
  const { status, body } = await fetch(origin + pathname);
  return typed(pathname, status, body);
}

const typed = (file: string, status: number, body: BodyInit | null): Response =>
  new Response(body, { status, headers: { 'content-type': mediaType(file) } });

/** The document that the shell fills, with what every document of the site says in its head. */
async function emptyDocument(shell: string, head: string): Promise<Response> {
  const html = await (await fetch(shell, { headers: { accept: 'text/html' } })).text();
  return typed(
    'index.html',
    200,
    html.replace('</head>', () => head),
  );
}

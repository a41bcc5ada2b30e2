import type { Registry } from '@roe/shared/contract';
import { canonicalPath } from '@roe/shared/contract/pattern';
import { type Context, Hono } from 'hono';
import { type ContactDependencies, receiveMessage } from './contact/contact.ts';
import { type CountDependencies, countEvent, tellCounts } from './counts/counts.ts';
import { errorPage } from './error-page.ts';
import { type FailureDependencies, receiveFailure } from './failures/failures.ts';
import type { Files } from './files.ts';
import { type LiveSite, own } from './live-site.ts';
import { Problem } from './problem.ts';
import { respondWith } from './representation.ts';
import { refuseForeign } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { securityText } from './security-text.ts';
import { answerWorkerRequest } from './service-worker.ts';
import type { StorageState } from './storage/probe.ts';

export interface Dependencies {
  /** The present revision of the site, or undefined while nothing is shipped. */
  site: () => LiveSite | undefined;
  /** Addresses that things are counted for although no revision has them: those in development. */
  isDeveloped?: ((address: string) => boolean) | undefined;
  files: Files;
  contact: ContactDependencies;
  counts: CountDependencies;
  failures: FailureDependencies;
  /** Whether the storage takes writes. */
  storage: () => Promise<StorageState>;
  log: (message: string) => void;
}

/** What the server knows of a request besides it. */
export interface Bindings {
  /** Address that limits count, from `clientAddress`. */
  address: string;
}

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const revalidated = { 'cache-control': 'no-cache' };
/** Hashed files have flat names of this kind; nothing else is looked up. */
const fileName = /^[\w-]+(\.[\w-]+)*\.\w+$/;

/** The gateway as one function from request to response. */
export function createApp({
  site,
  isDeveloped,
  files,
  contact,
  counts,
  failures,
  storage,
  log,
}: Dependencies): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>({ strict: true });
  const isPlace = (address: string) => isDeveloped?.(address) || (site()?.hasPlace(address) ?? false);

  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(securityHeaders(site()?.registry.site ?? '', context.req.path))) {
      if (!headers.has(name)) headers.set(name, value);
    }
  });

  app.use(async ({ req }, next) => answerWorkerRequest(req.raw) ?? next());

  app.get('/api/health', async ({ json }) => {
    const live = site();
    const state = await storage();
    const status = live ? state : 'empty';
    const body = { status, storage: state, ...(live && versionsOf(live.registry)) };
    return json(body, status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.all('/api/health', onlyAllowed('GET, HEAD'));

  app.post('/api/contact', ({ req, env }) => {
    refuseForeign(req.raw, site()?.registry.site);
    return receiveMessage(req.raw, env.address, contact);
  });
  app.all('/api/contact', onlyAllowed('POST'));

  app.get('/api/counts', ({ req }) => tellCounts(req.raw, isPlace, counts));
  app.post('/api/counts', ({ req, env }) => {
    refuseForeign(req.raw, site()?.registry.site);
    return countEvent(req.raw, env.address, isPlace, counts);
  });
  app.all('/api/counts', onlyAllowed('GET, HEAD, POST'));

  app.post('/api/failures', ({ req, env }) => {
    refuseForeign(req.raw, site()?.registry.site);
    return receiveFailure(req.raw, env.address, site()?.registry, failures);
  });
  app.all('/api/failures', onlyAllowed('POST'));

  app.all('/api/*', ({ req }) => {
    throw new Problem(404, 'Not found', `There is no ${req.method} ${new URL(req.url).pathname} here.`);
  });

  app.use(async ({ req }, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
  });

  app.get('/.well-known/security.txt', () => {
    const live = site();
    const text = live && securityText(live, contact.now());
    return text
      ? new Response(text, { headers: { ...revalidated, 'content-type': 'text/plain; charset=utf-8' } })
      : notFound();
  });

  app.get('/registry.json', ({ req }) => {
    const live = site();
    return live ? respondWith(req.raw, live.registryText, { headers: revalidated }) : notFound();
  });

  app.get('/shell/files/:file', ({ req }) => storeFile(req.raw, 'shell/files', req.param('file')));
  app.get('/sections/:id/files/:file', ({ req }) => {
    const id = req.param('id');
    return own(site()?.registry.sections ?? {}, id)
      ? storeFile(req.raw, `sections/${id}/files`, req.param('file'))
      : notFound();
  });

  app.get('/sections/:id/data/:code/*', async ({ req }) => {
    const { id, code } = req.param();
    const path = canonicalPath(new URL(req.url).pathname);
    const file = path?.split('/').slice(5).join('/');
    const found = file && site()?.dataFile(id, code, file);
    return (found && (await files.respond(req.raw, found, { headers: revalidated }))) || notFound();
  });

  app.get('*', async ({ req }) => {
    const live = site();
    if (!live) return errorPage(503);
    const { pathname, search } = new URL(req.url);
    const path = canonicalPath(pathname);
    if (path === undefined) return errorPage(404);
    if (pathname !== '/' && pathname.endsWith('/')) return redirect(308, path + search);

    const page = live.pageAt(path);
    if (page) return sendPage(req.raw, page, 200);
    const rootFile = live.rootFile(path);
    if (rootFile) {
      const type = rootTypes[path];
      const headers = type ? { ...revalidated, 'content-type': type } : revalidated;
      return (await files.respond(req.raw, rootFile, { headers })) ?? notFound();
    }
    const moved = live.redirectAt(path);
    if (moved) return redirect(308, moved.includes('?') ? moved : moved + search);
    const missing = live.missingAt(path);
    if (missing && 'redirect' in missing) return redirect(missing.status, missing.redirect);
    return missing ? sendPage(req.raw, missing.page, missing.status) : errorPage(404);
  });

  app.onError((error, { req }) => {
    if (error instanceof Problem) return error.response();
    const { pathname } = new URL(req.url);
    log(`${req.method} ${pathname}: ${error.stack ?? error.message}`);
    return pathname.startsWith('/api/') ? fault.response() : errorPage(500);
  });

  async function storeFile(request: Request, folder: string, name: string): Promise<Response> {
    if (!fileName.test(name)) return notFound();
    return (await files.respond(request, `${folder}/${name}`, { headers: immutable })) ?? notFound();
  }

  async function sendPage(
    request: Request,
    { file, policy }: { file: string; policy: string },
    status: number,
  ): Promise<Response> {
    const response = await files.respond(request, file, {
      status,
      headers: { ...revalidated, 'content-security-policy': policy },
    });
    if (!response) throw new Error(`${file} is named by the registry and is not in the store`);
    return response;
  }

  return app;
}

/** Files at the root whose ending does not tell their type. */
const rootTypes: Record<string, string> = {
  '/rss.xml': 'application/rss+xml; charset=utf-8',
  '/atom.xml': 'application/atom+xml; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
  '/opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
};

const versionsOf = ({ revision, shell, sections }: Registry) => ({
  revision,
  shell: shell.version,
  sections: Object.fromEntries(Object.values(sections).map(({ id, version }) => [id, version])),
});

const notFound = (): Response => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

const redirect = (status: 302 | 308, location: string): Response =>
  new Response(null, {
    status,
    headers: { location, 'cache-control': status === 308 ? 'public, max-age=3600' : 'no-store' },
  });

const onlyAllowed =
  (methods: string) =>
  ({ req }: Context): never => {
    const { pathname } = new URL(req.url);
    throw new Problem(405, 'Method not allowed', `Expected ${methods} for ${pathname}, received ${req.method}.`, {
      headers: { allow: methods },
    });
  };

const fault = new Problem(
  500,
  'Something went wrong here',
  'The fault is ours, not yours, and it is written down. Try again in a moment.',
);

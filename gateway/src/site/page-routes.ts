import { canonicalPath } from '@roe/shared/contract/pattern';
import { Hono } from 'hono';
import { notFound, redirect, revalidated } from './answers.ts';
import { errorPage, namedSite } from './error-page.ts';
import type { SiteDependencies } from './file-routes.ts';
import type { ComposedPage } from './site-pages.ts';

/** Files at the root whose ending does not tell their type. */
const rootTypes: Record<string, string> = {
  '/rss.xml': 'application/rss+xml; charset=utf-8',
  '/atom.xml': 'application/atom+xml; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
  '/opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
};

/** Any other address: a page, a root file, or what the sections' rules say of it. */
export function pageRoutes({ site, files }: Omit<SiteDependencies, 'now'>): Hono {
  async function sendPage(request: Request, { file, policy }: ComposedPage, status: number): Promise<Response> {
    const headers = { ...revalidated, 'content-security-policy': policy };
    const response = await files.respond(request, file, { status, headers });
    if (!response) throw new Error(`${file} is named by the registry and is not in the store`);
    return response;
  }

  return new Hono().get('*', async ({ req }) => {
    const live = site();
    if (!live) return errorPage(503);
    const { pathname, search } = new URL(req.url);
    const path = canonicalPath(pathname);
    if (path === undefined) return errorPage(404, namedSite(live.registry));
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
    const small = path.toLowerCase();
    if (small !== path && live.pageAt(small)) return redirect(308, small + search);
    const rule = live.notFoundAt(path);
    if (!rule) return errorPage(404, namedSite(live.registry));
    return 'redirect' in rule ? redirect(rule.status, rule.redirect) : sendPage(req.raw, rule.page, rule.status);
  });
}

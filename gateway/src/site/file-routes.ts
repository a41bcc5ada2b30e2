import { canonicalPath } from '@roe/shared/contract/pattern';
import { Hono } from 'hono';
import { immutable, notFound, revalidated } from './answers.ts';
import { entryOf } from './entry-of.ts';
import type { Files } from './files.ts';
import type { LiveSite } from './live-site.ts';
import { respondWith } from './representation.ts';
import { securityText } from './security-text.ts';

/** Hashed files have flat names of this kind; nothing else is looked up. */
const fileName = /^[\w-]+(\.[\w-]+)*\.\w+$/;

export interface SiteDependencies {
  /** The present revision of the site, or undefined while nothing is shipped. */
  site: () => LiveSite | undefined;
  files: Files;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What the site has beside its pages: the registry, the files of shell and sections, the data of their pages. */
export function fileRoutes({ site, files, now }: SiteDependencies): Hono {
  const storeFile = async (request: Request, folder: string, name: string): Promise<Response> =>
    (fileName.test(name) && (await files.respond(request, `${folder}/${name}`, { headers: immutable }))) || notFound();

  return new Hono()
    .get('/.well-known/security.txt', ({ body }) => {
      const live = site();
      const text = live && securityText(live, now());
      return text ? body(text, 200, { ...revalidated, 'content-type': 'text/plain; charset=utf-8' }) : notFound();
    })
    .get('/registry.json', ({ req }) => {
      const live = site();
      return live ? respondWith(req.raw, live.registryText, { headers: revalidated }) : notFound();
    })
    .get('/shell/files/:file', ({ req }) => storeFile(req.raw, 'shell/files', req.param('file')))
    .get('/sections/:id/files/:file', ({ req }) => {
      const { id, file } = req.param();
      return entryOf(site()?.registry.sections ?? {}, id)
        ? storeFile(req.raw, `sections/${id}/files`, file)
        : notFound();
    })
    .get('/sections/:id/data/:code/*', async ({ req }) => {
      const { id, code } = req.param();
      const path = canonicalPath(new URL(req.url).pathname);
      const name = path?.split('/').slice(5).join('/');
      const file = name && site()?.dataFile(id, code, name);
      return (file && (await files.respond(req.raw, file, { headers: revalidated }))) || notFound();
    });
}

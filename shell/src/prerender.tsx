import './styles.ts';
import type { PagePayload, Section } from '@roe/shared/contract';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { modulesAt } from './loading/routes.ts';
import { createSite } from './loading/site.ts';
import { SiteContext } from './loading/site-context.ts';
import { NotFoundPage } from './page/not-found-page.tsx';
import { SectionHost } from './page/section-host.tsx';

export { provided } from './loading/provided.ts';

/** Stands for every address that nobody owns, as in section.json. */
const NOT_FOUND = '/*';

/** A page that its section's build lists and its routes do not know. */
function Unrouted({ path }: { path: string }): never {
  throw new Error(`expected a route for ${path} in src/section.tsx, found none`);
}

/**
 * HTML of a page inside this shell: what belongs into the head, and the rest. And which modules its route loaded.
 * @throws what the page throws, so that no half page is ever published
 */
export async function render(
  { nav, site: origin, pin, page, isMissing }: PagePayload,
  section: Section,
): Promise<{ head: string; body: string; modules: string[] }> {
  const path = isMissing ? NOT_FOUND : page.document.url;
  const site = createSite({
    nav,
    origin,
    documentPath: path,
    prerendered: { pin, page, isMissing },
    loadSection: async () => section,
  });
  await site.routes(await site.code(pin), page.document.url);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <SiteContext value={site}>
        <Frame nav={nav}>
          <SectionHost notFound={isMissing ? <NotFoundPage /> : <Unrouted path={path} />} />
        </Frame>
      </SiteContext>
    </StaticRouter>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY, // otherwise a long page is published as its fallback and a script
      onError: (error) => void errors.push(error),
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (errors.length > 0) throw errors[0];
  const start = html.indexOf('<a class=');
  const modules = modulesAt(section, page.document.url);
  return { head: html.slice(0, start), body: html.slice(start), modules };
}

import { type Gateway, serve } from '@roe/gateway/serve';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { siteFrom } from '../site.ts';
import { folderOf } from '../workspace.ts';
import { developmentRegistry } from './registry.ts';

/** What the gateway itself answers while developing: its API, and the files of sections that are shipped. */
const isGateways = /^\/(api|sections|shell\/files)\//;

/**
 * Starts a development server for the frame and for each of the sections, and the gateway before them.
 * Edits show without a reload and keep state; nothing is prerendered, and there is neither CSP nor integrity.
 */
export async function develop(ids: string[], environment: NodeJS.ProcessEnv): Promise<Gateway> {
  process.env['NODE_ENV'] = 'development';
  const { store, url } = siteFrom(environment);
  const [frame, ...sections] = await Promise.all([startServer('shell'), ...ids.map(startServer)]);
  const origins = Object.fromEntries(sections.map(({ origin }, index) => [ids[index], origin]));
  const registry = JSON.stringify(developmentRegistry(origins, store.registry(), url));
  const gateway = await serve(environment, (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/registry.json')
      return Promise.resolve(new Response(registry, { headers: { 'content-type': 'application/json' } }));
    return isGateways.test(pathname) ? undefined : fromFrame(frame.origin + pathname + search);
  });
  return {
    ...gateway,
    async close() {
      await Promise.all([gateway.close(), ...[frame, ...sections].map(({ close }) => close())]);
    },
  };
}

/** The frame's server compresses and `fetch` unpacks: only the type goes on. */
async function fromFrame(url: string): Promise<Response> {
  const { status, headers, body } = await fetch(url, { headers: { accept: 'text/html' } });
  return new Response(body, { status, headers: { 'content-type': headers.get('content-type') ?? 'text/html' } });
}

async function startServer(name: string) {
  const { default: config } = (await import(`${folderOf(name)}/rsbuild.config.ts`)) as { default: RsbuildConfig };
  const rsbuild = await createRsbuild({
    cwd: folderOf(name),
    environment: ['web'],
    config: { ...config, logLevel: 'warn' },
  });
  const { port, server } = await rsbuild.startDevServer();
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

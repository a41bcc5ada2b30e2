import { type Gateway, serve } from '@roe/gateway/serve';
import { canonicalPath, matchPattern } from '@roe/shared/contract/pattern';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { siteFrom } from '../site.ts';
import { folderOf } from '../workspace.ts';
import { answersOf } from './answers.ts';
import { developedGuideSite } from './guide-site.ts';
import { developmentRegistry } from './registry.ts';

/**
 * Starts a development server for the shell and for each of the sections, and the gateway before them, so that texts and media
 * have the addresses of the live site. Nothing is prerendered, and there is neither CSP nor integrity.
 * @param ids sections that are worked on; the others are shown as they are shipped, if they are
 */
export async function develop(ids: string[], environment: NodeJS.ProcessEnv): Promise<Gateway> {
  process.env['NODE_ENV'] = 'development';
  const { store, url } = siteFrom(environment);
  const servers: DevelopmentServer[] = [];
  const close = () => Promise.all(servers.map((server) => server.close()));
  try {
    // One after the other: where a port is taken the next free one is, and two must not take the same.
    for (const name of ['shell', ...ids]) servers.push(await startServer(name));
    const [shell = '', ...origins] = servers.map(({ origin }) => origin);
    const sections = Object.fromEntries(ids.map((id, index) => [id, origins[index] ?? '']));
    const registry = developmentRegistry(sections, store.registry(), url);
    const gateway = await serve(environment, {
      answerFirst: answersOf(registry, { shell, sections }, store),
      isDeveloped(address) {
        const path = canonicalPath(address.split('#')[0] ?? '') ?? '';
        return ids.some((id) => registry.sections[id]?.paths.some((pattern) => matchPattern(pattern, path)));
      },
      guideSite: developedGuideSite(registry, sections),
    });
    return {
      ...gateway,
      async close() {
        await Promise.all([gateway.close(), close()]);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface DevelopmentServer {
  /** Where it answers, with the port that it really has. */
  origin: string;
  close(): Promise<void>;
}

/** Between finding a port free and taking it another process may take it; then the next free one is looked for. */
const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

async function startServer(name: string, attempts = 5): Promise<DevelopmentServer> {
  const { default: config } = (await import(`${folderOf(name)}/rsbuild.config.ts`)) as { default: RsbuildConfig };
  const rsbuild = await createRsbuild({
    cwd: folderOf(name),
    environment: ['web'],
    config: { ...config, logLevel: 'warn' },
  });
  try {
    const { port, server } = await rsbuild.startDevServer();
    return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
  } catch (error) {
    if (attempts === 1 || !isTaken(error)) throw error;
    return startServer(name, attempts - 1);
  }
}

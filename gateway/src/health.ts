import type { Registry } from '@roe/shared/contract';
import { Hono } from 'hono';
import { allowOnly } from './http/methods.ts';
import type { LiveSite } from './site/live-site.ts';
import type { StorageState } from './storage/probe.ts';

export interface HealthDependencies {
  site: () => LiveSite | undefined;
  /** Whether the storage takes writes. */
  storage: () => Promise<StorageState>;
}

/** `GET /api/health`: the live revision and the version of every part; 503 while nothing is shipped or stored. */
export const healthRoutes = ({ site, storage }: HealthDependencies): Hono =>
  new Hono()
    .get('/', async ({ json }) => {
      const live = site();
      const state = await storage();
      const status = live ? state : 'empty';
      const body = { status, storage: state, ...(live && versionsOf(live.registry)) };
      return json(body, status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
    })
    .all('/', allowOnly('GET, HEAD'));

const versionsOf = ({ revision, shell, sections }: Registry) => ({
  revision,
  shell: shell.version,
  sections: Object.fromEntries(Object.values(sections).map(({ id, version }) => [id, version])),
});

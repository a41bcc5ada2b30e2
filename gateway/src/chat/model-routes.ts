import {
  builtIn,
  type ModelList,
  type OfferedModel,
  type OfferedProvider,
  type OfferedProviders,
  type Provider,
  providers,
} from '@roe/shared/api/chat';
import type { GuideOptions } from '@roe/shared/api/guide-files';
import { Hono } from 'hono';
import { allowOnly } from '../http/methods.ts';
import { Problem } from '../http/problem.ts';
import type { Chat } from './chat.ts';

/** Browsers may keep a list for so many seconds; the gateway asks a provider once an hour. */
const brief = { 'cache-control': 'public, max-age=60' };

/**
 * `GET /api/providers` tells who can answer, and whether they can be reached. `GET /api/{provider}/models` tells a provider's models, or where
 * it cannot be asked those that the site knows of.
 */
export const modelRoutes = ({ models, files, answerer }: Chat): Hono => {
  async function offeredProvider(id: Provider, options: GuideOptions): Promise<OfferedProvider> {
    const { label, defaultModel } = options.providers[id];
    const isConfigured = models.has(id);
    const isReachable = isConfigured ? (await models.lists.of(id)) !== undefined : null;
    return { id, label, isConfigured, isReachable, defaultModel, models: await models.lists.offered(id, options) };
  }

  return new Hono()
    .get('/providers', async ({ json }) => {
      const { options } = await files();
      const asked = await Promise.all(providers.map((id) => offeredProvider(id, options)));
      return json({ default: answerer, data: [library, ...asked] } satisfies OfferedProviders, 200, brief);
    })
    .all('/providers', allowOnly('GET, HEAD'))
    .get('/:provider/models', async ({ req, json }) => {
      const name = req.param('provider');
      if (name === builtIn) return json(listOf(library.models, false), 200, brief);
      const id = providers.find((provider) => provider === name);
      if (!id) throw unknownProvider(name);
      const live = await models.lists.of(id);
      return json(listOf(await models.lists.offered(id, (await files()).options), !live), 200, brief);
    })
    .all('/:provider/models', allowOnly('GET, HEAD'));
};

const library: OfferedProvider = {
  id: builtIn,
  label: 'The library, no AI',
  isConfigured: true,
  isReachable: true,
  defaultModel: builtIn,
  models: [{ id: builtIn, servedAs: builtIn, isRetired: false }],
};

const listOf = (models: OfferedModel[], isFallback: boolean): ModelList => ({
  object: 'list',
  data: models.filter(({ isRetired }) => isFallback || !isRetired).map(({ id }) => ({ id, object: 'model' })),
  isFallback,
});

const unknownProvider = (name: string): Problem =>
  new Problem(
    404,
    'Not found',
    `Expected one of ${[builtIn, ...providers].join(', ')}; received ${JSON.stringify(name.slice(0, 40))}.`,
    {
      code: 'provider_not_found',
    },
  );

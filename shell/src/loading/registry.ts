import type { Pin, Registry, SectionRelease } from '@roe/shared/contract';
import type { LoadJson } from './json.ts';
import { type Shape, shaped } from './shape.ts';

const URL = '/registry.json';

const assetShape = { url: 'string', integrity: 'string' } as const;

/** What the shell needs of a release to run it. */
export const pinShape: Shape<Pin> = {
  id: 'string',
  code: 'string',
  contract: 'string',
  entry: assetShape,
  js: [assetShape],
  css: [assetShape],
  data: 'string',
  paths: ['string'],
};

const releaseShape: Shape<SectionRelease> = { ...pinShape, nav: [], missing: {} };

/** What is live. */
export async function loadRegistry(loadJson: LoadJson): Promise<Registry> {
  const registry = await loadJson<Registry>(URL, { site: 'string', shell: { version: 'string' }, sections: {} });
  for (const [id, release] of Object.entries(registry.sections))
    shaped<SectionRelease>(release, releaseShape, `${URL}: section ${id}`);
  return registry;
}

import type { Pin } from '@roe/shared/contract';
import type { Shape } from './shape.ts';

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

import { statSync } from 'node:fs';
import type { Asset } from '@roe/shared/contract';
import type { Store } from '../store/store.ts';

/** What these files weigh on the wire, in bytes: after brotli, where they are large enough for it. */
export const weightOf = (store: Store, assets: Asset[]): number =>
  assets.reduce((sum, { url }) => sum + statSync(store.at(store.has(`${url}.br`) ? `${url}.br` : url)).size, 0);

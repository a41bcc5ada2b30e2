import { withLock } from '../store/lock.ts';
import { addRevision } from '../store/revisions.ts';
import type { Store } from '../store/store.ts';
import { shipmentNow } from './history.ts';
import { expectKnownKey } from './trust.ts';

/**
 * Makes what is live, live again under the signature of whoever ships from here, who vouches for it: for a store of before signatures, or whose
 * last shipper left.
 * @returns the new revision
 * @throws where nothing is live, or gateways and tabs would not take the signature
 */
export const signLive = (store: Store): Promise<number> =>
  withLock(store.at('ship.lock'), async () => {
    const live = store.registry();
    if (!live) throw new Error('Nothing is shipped yet, so there is nothing to sign.');
    expectKnownKey(store, live);
    const registry = { ...live, revision: live.revision + 1 };
    addRevision(store, live, shipmentNow('sign'), registry);
    return registry.revision;
  });

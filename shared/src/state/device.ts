import { create } from 'zustand';
import type { PersistStorage, StorageValue } from 'zustand/middleware';

/** What could not be kept on the device or read from it. The shell says it once. */
export const useDeviceTrouble = create<{ trouble: 'unreadable' | 'full' | null }>()(() => ({ trouble: null }));

export const deviceTroubleSeen = (): void => useDeviceTrouble.setState({ trouble: null });

const report = (trouble: 'unreadable' | 'full'): void => useDeviceTrouble.setState({ trouble });

/**
 * The device's storage for a store with zustand's `persist`. It never throws: where there is no storage, or no room, the
 * store simply lasts as long as the tab. A value that cannot be read is kept aside under `<name>.unreadable`.
 * @param parse gives what is usable of a value from outside, or undefined where it is none
 * @param version the one that the store writes; a value of any other cannot be read
 */
export function deviceStorage<State>(
  parse: (value: unknown) => State | undefined,
  version: number,
): PersistStorage<State, void> {
  return {
    getItem(name) {
      const text = attempt(() => localStorage.getItem(name));
      if (!text) return null;
      const stored = attempt((): Partial<StorageValue<unknown>> | null => JSON.parse(text));
      const state = stored?.version === version ? parse(stored.state) : undefined;
      if (state !== undefined) return { state, version };
      attempt(() => localStorage.setItem(`${name}.unreadable`, text));
      report('unreadable');
      return null;
    },
    setItem(name, value) {
      if (attempt(() => localStorage.setItem(name, JSON.stringify(value)) ?? true) === undefined) report('full');
    },
    removeItem(name) {
      attempt(() => localStorage.removeItem(name));
    },
  };
}

interface Persisted {
  persist: { rehydrate: () => Promise<void> | void; getOptions: () => { name?: string } };
}

/** Reads stores from the device and follows what other tabs change. The shell calls it once, after hydration. */
export function restoreFromDevice(stores: Persisted[]): () => void {
  for (const store of stores) void store.persist.rehydrate();
  const onStored = ({ key }: StorageEvent) => {
    for (const store of stores) if (store.persist.getOptions().name === key) void store.persist.rehydrate();
  };
  addEventListener('storage', onStored);
  return () => removeEventListener('storage', onStored);
}

function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

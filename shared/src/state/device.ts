import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** What could not be kept on the device or read from it. The shell says it once. */
export const useDeviceTrouble = create<{ trouble: 'unreadable' | 'full' | null }>()(() => ({ trouble: null }));

export const deviceTroubleSeen = (): void => useDeviceTrouble.setState({ trouble: null });

const report = (trouble: 'unreadable' | 'full'): void => useDeviceTrouble.setState({ trouble });

/** A store that can be read from the device. */
export interface Restorable {
  /** Name under which it is kept. */
  keptAs: string;
  restore: () => void;
  /** Calls a listener when the store has been read from the device, once; at once where it was read already. Returns the way to stop. */
  whenRestored: (listener: () => void) => () => void;
}

/**
 * A store that lasts on the device, as `{ state, version }` under its name. It begins with what pages are prerendered with. It never
 * throws: where there is no storage, or no room, it lasts as long as the tab. A value that cannot be read is kept aside under
 * `<name>.unreadable`.
 * @param version the one that is written; a value of any other cannot be read
 * @param parse gives what is usable of a value from outside, or undefined where it is none
 */
export const createKept = <State extends object>(
  name: string,
  version: number,
  initial: State,
  parse: (value: unknown) => State | undefined,
): UseBoundStore<StoreApi<State>> & Restorable =>
  createKeptAs(name, initial, {
    write: (state) => ({ state, version }),
    read(value) {
      const kept = value as { state?: unknown; version?: unknown } | null;
      return kept?.version === version ? parse(kept.state) : undefined;
    },
  });

/** How a store stands on the device. What `write` gives must survive `JSON.stringify`. */
export interface KeptForm<State> {
  write: (state: State) => unknown;
  /** Gives what is usable of a value from outside, or undefined where it is none. */
  read: (value: unknown) => State | undefined;
}

/** The same as `createKept`, in a form that something else prescribes. */
export function createKeptAs<State extends object>(
  name: string,
  initial: State,
  form: KeptForm<State>,
): UseBoundStore<StoreApi<State>> & Restorable {
  const store = create<State>()(() => initial);
  const listeners = new Set<() => void>();
  let isReading = false;
  let isRestored = false;

  store.subscribe((state) => {
    if (isReading) {
      isReading = false;
      return;
    }
    const text = JSON.stringify(form.write(state));
    if (attempt(() => localStorage.setItem(name, text) ?? true) === undefined) report('full');
  });

  function read(): State | undefined {
    const text = attempt(() => localStorage.getItem(name));
    if (!text) return undefined;
    const state = attempt(() => form.read(JSON.parse(text)));
    if (state !== undefined) return state;
    attempt(() => localStorage.setItem(`${name}.unreadable`, text));
    report('unreadable');
    return undefined;
  }

  return Object.assign(store, {
    keptAs: name,
    restore() {
      isReading = true;
      store.setState(read() ?? {});
      isRestored = true;
      for (const listener of listeners) listener();
      listeners.clear();
    },
    whenRestored(listener: () => void) {
      if (isRestored) listener();
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
}

/** Reads stores from the device and follows what other tabs change. The shell calls it once, after hydration. */
export function restoreFromDevice(stores: Restorable[]): () => void {
  for (const store of stores) store.restore();
  const onStored = ({ key }: StorageEvent) => {
    for (const store of stores) if (store.keptAs === key) store.restore();
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

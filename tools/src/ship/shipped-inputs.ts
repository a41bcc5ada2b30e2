import { composer } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';
import { inputsOf } from './build.ts';

const FILE = 'shipped-inputs.json';

/** Part, or `composer` for what makes the pages → hash of what it was made from. */
export type Inputs = Record<string, string>;

/** What parts were made from when they were last shipped from here. */
const shipped = (store: Store): Inputs => (store.has(FILE) ? JSON.parse(store.read(FILE)) : {});

/** What these parts are made from now. */
export const inputsNow = (names: string[]): Inputs => Object.fromEntries(names.map((name) => [name, inputsOf(name)]));

/**
 * Parts that are not as they were when they were last shipped, with what they are made from now. A rollback does not count:
 * what it took back stays so. A section that was retired comes back only when somebody names it.
 */
export function changedParts(store: Store, names: string[]): Inputs {
  const before = shipped(store);
  const retired = store.registry()?.retired ?? {};
  const changed = Object.entries(inputsNow(names)).filter(([name, now]) => now !== before[name] && !(name in retired));
  return Object.fromEntries(changed);
}

/** Whether all pages must be made anew, because what makes them changed. */
export const isComposerNew = (store: Store): boolean => shipped(store)['composer'] !== composer;

/** Remembers parts as shipped. Only for who holds the store's lock. */
export function rememberInputs(store: Store, inputs: Inputs, areAllComposed: boolean): void {
  store.write(FILE, JSON.stringify({ ...shipped(store), ...inputs, ...(areAllComposed && { composer }) }));
}

import { composer } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';
import { inputsOf } from './build.ts';

const FILE = 'shipped-inputs.json';

/** Part, or `composer` for what makes the pages → hash of what it was made from when it was shipped from here. */
type Inputs = Record<string, string>;

const shipped = (store: Store): Inputs => (store.has(FILE) ? JSON.parse(store.read(FILE)) : {});

/** Parts that are not as they were when they were last shipped. A rollback does not count: what it took back stays so. */
export function changedParts(store: Store, names: string[]): string[] {
  const before = shipped(store);
  return names.filter((name) => inputsOf(name) !== before[name]);
}

/** Whether all pages must be made anew, because what makes them changed. */
export const isComposerNew = (store: Store): boolean => shipped(store)['composer'] !== composer;

/** Remembers these parts as shipped the way they are now. */
export function rememberInputs(store: Store, names: string[]): void {
  const now: Inputs = Object.fromEntries(names.map((name) => [name, inputsOf(name)]));
  store.write(FILE, JSON.stringify({ ...shipped(store), ...now, composer }));
}

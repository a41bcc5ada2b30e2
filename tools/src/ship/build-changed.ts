import type { Store } from '../store/store.ts';
import { build, inputsOf } from './build.ts';

const RECORD = 'started.json';

type Inputs = Record<string, string>;

/** Inputs of each part when `npm start` last shipped it from here. A rollback does not change them, so it stays. */
const shippedInputs = (store: Store): Inputs => (store.has(RECORD) ? JSON.parse(store.read(RECORD)) : {});

/**
 * Builds those of the parts that changed since they were last shipped by this function's caller, all at the same time.
 * @returns the parts that were built, and a function to call when they have been shipped
 */
export async function buildChanged(
  store: Store,
  names: string[],
  say: (line: string) => void,
): Promise<{ built: string[]; markShipped: () => void }> {
  const before = shippedInputs(store);
  const inputs: Inputs = Object.fromEntries(names.map((name) => [name, inputsOf(name)]));
  const changed = names.filter((name) => inputs[name] !== before[name]);
  await buildAll(changed, say);
  return { built: changed, markShipped: () => store.write(RECORD, JSON.stringify({ ...before, ...inputs })) };
}

/** Builds parts side by side and says of each how long it took. */
export async function buildAll(names: string[], say: (line: string) => void): Promise<void> {
  const results = await Promise.allSettled(
    names.map(async (name) => {
      const start = performance.now();
      await build(name);
      say(`  ${name.padEnd(10)} built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }),
  );
  const faults = results.flatMap((result) =>
    result.status === 'rejected' ? [String((result.reason as Error).message)] : [],
  );
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}

import type { GatewayProcess } from '../gateway-process.ts';

/** Tries to break a running gateway in one way. */
export interface Attack {
  /** What must hold, as a sentence. */
  promise: string;
  /** Whether it belongs to the quick half, which runs with every change. */
  isQuick: boolean;
  /**
   * @param store folder of a release store with the whole site
   * @returns what was seen, in figures
   * @throws with what broke
   */
  run(store: string): Promise<string>;
}

/** @throws with the sentence, where it is not so */
export function expectThat(isSo: boolean, sentence: string): asserts isSo {
  if (!isSo) throw new Error(sentence);
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/**
 * Looks at the memory of a gateway from now on.
 * @returns a function that ends this and tells from what it grew to what
 * @throws {Error} that function, where it grew by more than this many bytes
 */
export function watchMemory(gateway: GatewayProcess, most: number): () => string {
  const before = gateway.memory();
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, gateway.memory());
  }, 250);
  return () => {
    clearInterval(watching);
    const more = peak - before;
    expectThat(more < most, `expected at most ${megabytes(most)} more than before, received ${megabytes(more)}`);
    return `${megabytes(before)} → ${megabytes(peak)}`;
  };
}

/** Asks for a page again and again until a task is done. @returns how often it was answered, and the longest wait in milliseconds */
export async function askMeanwhile(url: string, task: Promise<unknown>): Promise<{ answers: number; longest: number }> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  task.then(done, done);
  let answers = 0;
  let longest = 0;
  while (!isDone) {
    const start = performance.now();
    const response = await fetch(url);
    expectThat(response.status === 200, `${url}: expected status 200 meanwhile, received ${response.status}`);
    await response.arrayBuffer();
    longest = Math.max(longest, performance.now() - start);
    answers++;
  }
  return { answers, longest };
}

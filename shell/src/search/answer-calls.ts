import type { Searcher } from './searcher.ts';

/** A call of a searcher that is sent to another thread. */
export interface Call {
  id: number;
  method: keyof Searcher;
  args: unknown[];
}

/** What comes of it: a value, or why there is none. */
export type Answer = { id: number; value: unknown } | { id: number; error: string };

/** Where calls come from and answers go to. */
export interface Caller {
  onmessage: ((message: MessageEvent<Call>) => void) | null;
  postMessage(answer: Answer): void;
}

/** The id of an answer to nothing: the thread runs. */
export const RUNS = 0;

/** Lets a searcher do what another thread asks for. */
export function answerCalls(caller: Caller, searcher: Searcher): void {
  caller.onmessage = async ({ data: { id, method, args } }) => {
    try {
      const call = searcher[method] as (...args: unknown[]) => Promise<unknown>;
      caller.postMessage({ id, value: await call(...args) });
    } catch (error) {
      caller.postMessage({ id, error: (error as Error).message });
    }
  };
  caller.postMessage({ id: RUNS, value: undefined });
}

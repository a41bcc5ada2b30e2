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

/** Does what a call asks for. */
export function carryOut(searcher: Searcher, { method, args }: Pick<Call, 'method' | 'args'>): Promise<unknown> {
  const task = searcher[method] as (...args: unknown[]) => Promise<unknown>;
  return task(...args);
}

/** The id of an answer to nothing: the thread runs. */
export const RUNS = 0;

/** Lets a searcher do what another thread asks for. */
export function answerCalls(caller: Caller, searcher: Searcher): void {
  caller.onmessage = async ({ data: { id, ...call } }) => {
    try {
      caller.postMessage({ id, value: await carryOut(searcher, call) });
    } catch (error) {
      caller.postMessage({ id, error: (error as Error).message });
    }
  };
  caller.postMessage({ id: RUNS, value: undefined });
}

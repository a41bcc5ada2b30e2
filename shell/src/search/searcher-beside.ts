import type { LoadJson } from '../loading/json.ts';
import { LOAD_TIMEOUT } from '../loading/load-timeout.ts';
import { type Answer, type Call, carryOut, RUNS } from './answer-calls.ts';
import type { Searcher } from './searcher.ts';

interface Asked extends Call {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * A searcher beside the page, so that indexing and finding hold up nobody who types or scrolls. Where a browser lets no worker run, or
 * it does not come in time, all that was asked is done on the page.
 */
export function createSearcherBeside(loadJson: LoadJson): Searcher {
  /** All calls but those that were answered and leave nothing behind. */
  const asked = new Map<number, Asked>();
  let onPage: Promise<Searcher> | undefined;
  let worker = startWorker();
  const late = worker && setTimeout(leaveWorker, LOAD_TIMEOUT);
  let last = RUNS;

  function startWorker(): Worker | undefined {
    try {
      const started = new Worker(new URL('./search-worker.ts', import.meta.url));
      started.onmessage = ({ data }: MessageEvent<Answer>) => take(data);
      started.onerror = leaveWorker;
      return started;
    } catch {
      return undefined;
    }
  }

  function take(answer: Answer): void {
    clearTimeout(late);
    const call = asked.get(answer.id);
    if (call?.method === 'find' || 'error' in answer) asked.delete(answer.id);
    if ('error' in answer) call?.reject(new Error(answer.error));
    else call?.resolve(answer.value);
  }

  /** Does anew what has been asked: first what the rest is found in. */
  async function leaveWorker(): Promise<void> {
    worker?.terminate();
    worker = undefined;
    const calls = [...asked.values()];
    const isList = ({ method }: Asked) => method === 'addList';
    await Promise.all(calls.filter(isList).map(doOnPage));
    for (const call of calls) if (!isList(call)) void doOnPage(call);
  }

  async function doOnPage({ resolve, reject, ...call }: Asked): Promise<void> {
    try {
      onPage ??= import('./searcher.ts').then(({ createSearcher }) => createSearcher(loadJson));
      resolve(await carryOut(await onPage, call));
    } catch (error) {
      reject(error as Error);
    }
  }

  const ask =
    (method: keyof Searcher) =>
    (...args: unknown[]): Promise<never> =>
      new Promise((resolve, reject) => {
        const call: Asked = { id: ++last, method, args, resolve: resolve as Asked['resolve'], reject };
        if (!worker) return void doOnPage(call);
        asked.set(call.id, call);
        worker.postMessage({ id: call.id, method, args } satisfies Call);
      });

  return { addList: ask('addList'), addTexts: ask('addTexts'), find: ask('find') };
}

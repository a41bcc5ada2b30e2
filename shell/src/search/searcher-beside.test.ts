import { afterEach, expect, test, vi } from 'vitest';
import { LOAD_TIMEOUT } from '../loading/load-timeout.ts';
import { type Answer, answerCalls, type Call, type Caller } from './answer-calls.ts';
import { createSearcher } from './searcher.ts';
import { createSearcherBeside } from './searcher-beside.ts';

const data = '/sections/audio/data/c0de000001/';
const files: Record<string, unknown> = {
  [`${data}_search.json`]: {
    pages: [{ url: '/audio', type: 'page', title: 'Bowl', summary: 'It rings.' }],
    texts: ['_search-1.json'],
  },
  [`${data}_search-1.json`]: [{ url: '/audio', passages: [{ anchor: '', heading: '', text: 'A bowl is struck.' }] }],
};

/** Loads the files above, and notes which. */
function loading() {
  const loaded: string[] = [];
  const loadJson = async <Value>(url: string): Promise<Value> => {
    loaded.push(url);
    if (!files[url]) throw new Error(`${url}: expected an answer, received HTTP 500`);
    return structuredClone(files[url]) as Value;
  };
  return { loaded, loadJson };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stands for a thread beside the page: what passes the border is cloned, as a browser does. */
function stubWorker({ isBlocked = false, isSilent = false } = {}) {
  const { loaded, loadJson } = loading();
  const threads: FakeWorker[] = [];
  class FakeWorker {
    onmessage: ((message: { data: Answer }) => void) | null = null;
    onerror: (() => void) | null = null;
    isEnded = false;
    caller: Caller = {
      onmessage: null,
      postMessage: (answer) => {
        const data = structuredClone(answer);
        queueMicrotask(() => this.isEnded || this.onmessage?.({ data }));
      },
    };
    constructor() {
      threads.push(this);
      if (isBlocked) queueMicrotask(() => this.onerror?.());
      else if (!isSilent) answerCalls(this.caller, createSearcher(loadJson));
    }
    postMessage(call: Call) {
      const data = structuredClone(call);
      queueMicrotask(() => this.caller.onmessage?.({ data } as MessageEvent<Call>));
    }
    terminate() {
      this.isEnded = true;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return { loadedBeside: loaded, threads };
}

async function searchAll(searcher: ReturnType<typeof createSearcherBeside>) {
  for (const file of await searcher.addList(data)) await searcher.addTexts(data, file);
  const { groups, count } = await searcher.find('struck', []);
  return { count, results: groups.flatMap(({ results }) => results) };
}

const bowl = { count: 1, results: [expect.objectContaining({ href: '/audio', title: [expect.anything()] })] };

test('what there is to search is loaded, indexed and looked through beside the page, and nothing of it on the page', async () => {
  const { loadedBeside } = stubWorker();
  const { loaded, loadJson } = loading();
  expect(await searchAll(createSearcherBeside(loadJson))).toMatchObject(bowl);
  expect(loadedBeside).toEqual(Object.keys(files));
  expect(loaded).toEqual([]);
});

test('why something could not be had is told on the page', async () => {
  stubWorker();
  const searcher = createSearcherBeside(loading().loadJson);
  await expect(searcher.addList('/elsewhere/')).rejects.toThrow('/elsewhere/_search.json: expected an answer');
  expect(await searchAll(searcher)).toMatchObject(bowl);
});

test.each([
  ['there are no workers', () => undefined],
  ['none is let in', () => stubWorker({ isBlocked: true })],
])('where %s, the page searches itself at once', async (_, stub) => {
  stub();
  const begin = performance.now();
  const { loaded, loadJson } = loading();
  expect(await searchAll(createSearcherBeside(loadJson))).toMatchObject(bowl);
  expect(loaded).toEqual(Object.keys(files));
  expect(performance.now() - begin).toBeLessThan(LOAD_TIMEOUT);
});

test('a worker that does not come in time is left', async () => {
  vi.useFakeTimers();
  const { threads } = stubWorker({ isSilent: true });
  const { loadJson } = loading();
  const outcome = searchAll(createSearcherBeside(loadJson));
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT);
  vi.useRealTimers();
  expect(await outcome).toMatchObject(bowl);
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test('what was added before a worker broke is found on the page after it', async () => {
  const { threads } = stubWorker();
  const searcher = createSearcherBeside(loading().loadJson);
  await searchAll(searcher);
  threads[0]?.onerror?.();
  await expect.poll(async () => (await searcher.find('struck', [])).count).toBe(1);
});

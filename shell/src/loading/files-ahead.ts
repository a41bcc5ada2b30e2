import type { Pin } from '@roe/shared/contract';

export type FetchAhead = (pin: Pin, priority?: RequestPriority) => void;

/**
 * Fetches the files of a section in one wave, each once, and runs none. What cannot be had is asked for again by whoever runs it, who
 * also tells.
 */
export function createFilesAhead(fetch: typeof globalThis.fetch): FetchAhead {
  const asked = new Set<string>();
  return ({ entry, js, css }, priority = 'auto') => {
    for (const { url } of [entry, ...js, ...css]) {
      if (asked.has(url)) continue;
      asked.add(url);
      fetch(url, { priority }).then(
        (response) => response.arrayBuffer(), // so that a cache has it whole
        () => {},
      );
    }
  };
}

import { LOAD_TIMEOUT } from './load-timeout.ts';
import { type Shape, shaped } from './shape.ts';

/** There is nothing at an address. */
export class NotFoundError extends Error {}

/** Loads a text of this site. */
export type LoadText = (url: string) => Promise<string>;

/** Loads JSON of this site. */
export type LoadJson = <Value>(url: string, shape: Shape<NoInfer<Value>>) => Promise<Value>;

/** @throws {NotFoundError} where the server has nothing at the address; {Error} where what it has cannot be had */
export const createLoadText =
  (fetch: typeof globalThis.fetch): LoadText =>
  async (url) => {
    const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(LOAD_TIMEOUT) });
    if (response.status === 404) throw new NotFoundError(url);
    if (!response.ok) throw new Error(`${url}: expected an answer, received HTTP ${response.status}`);
    return response.text();
  };

/** @throws {NotFoundError} where the server has nothing at the address; {Error} where what it has cannot be had or is of another shape */
export const createLoadJson =
  (loadText: LoadText): LoadJson =>
  async <Value>(url: string, shape: Shape<NoInfer<Value>>) =>
    shaped<Value>(JSON.parse(await loadText(url)), shape, url);

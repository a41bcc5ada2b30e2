import OpenAI from 'openai';
import type { Access } from './providers.ts';

/** The most of a refusal that is read, in characters. */
const LONGEST_REFUSAL = 4000;

/** Whatever form a provider gives its refusals, their words then stand where the client looks for them. */
async function fetchPlainly(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  // A redirect would take question and key to somebody else.
  const response = await fetch(address, { ...init, redirect: 'error' });
  if (response.ok) return whileWanted(response, init?.signal);
  const message = (await response.text().catch(() => '')).slice(0, LONGEST_REFUSAL);
  return Response.json({ error: { message } }, { status: response.status, headers: retryHeaders(response.headers) });
}

/** Node's own `fetch` forgets to end an answer that is aborted where memory was tidied up in between: here the stream itself is cancelled. */
function whileWanted({ body, status, headers }: Response, signal: AbortSignal | null | undefined): Response {
  const stream = body && signal ? body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) : body;
  return new Response(stream, { status, headers });
}

const retryHeaders = (headers: Headers): [string, string][] =>
  ['retry-after', 'retry-after-ms'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });

/**
 * Opens a client of a provider. It takes nothing from the environment, tries nothing twice and writes nothing to the console, as it
 * otherwise would what it cannot read.
 */
export const openClient = ({ base, key }: Access): OpenAI =>
  new OpenAI({
    baseURL: base,
    apiKey: key || 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: TEN_MINUTES,
    logLevel: 'off',
    fetch: fetchPlainly,
  });

/** Specification §7, in milliseconds. */
export const TEN_MINUTES = 600_000;

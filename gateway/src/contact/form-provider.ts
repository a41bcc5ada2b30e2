import type { StoredMessage } from './messages.ts';

/** In milliseconds. */
const TIMEOUT = 10_000;

/** Hands a message to a form provider. @returns what went wrong, or undefined */
export async function send(url: string, message: StoredMessage, closing: AbortSignal): Promise<string | undefined> {
  const { reference, name, email, category, message: text } = message;
  // Providers check an address that is there, an empty one too.
  const body = { reference, ...(name && { name }), ...(email && { email }), category, message: text };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT)]),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    // Messages of `fetch` may hold the whole address.
    const { name, cause } = error as Error;
    const code = (cause as NodeJS.ErrnoException | undefined)?.code;
    return code ? `${name} (${code})` : name;
  }
}

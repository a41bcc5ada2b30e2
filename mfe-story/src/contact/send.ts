import type { Draft } from './draft.ts';

/** Seconds after which an answer is no longer waited for. */
const PATIENCE = 20;

/** What a field needs, by its name. */
export type Faults = Partial<Record<'name' | 'email' | 'category' | 'message', string>>;

export type Outcome =
  | { kind: 'sent'; reference: string }
  /** @property sentence what the gateway says, where it says anything that helps */
  | { kind: 'failed'; sentence?: string | undefined; faults: Faults };

interface Refusal {
  detail?: string;
  errors?: { pointer: string; detail: string }[];
}

const fields = ['name', 'email', 'category', 'message'] as const;

/**
 * Sends a message to `POST /api/contact`; never throws.
 * @param website what stands in the field that no visitor sees
 */
export async function send(draft: Draft, website: string): Promise<Outcome> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...draft, website }),
      signal: AbortSignal.timeout(PATIENCE * 1000),
    });
    const answer: unknown = await response.json();
    if (!response.ok) return refused(response.status, answer as Refusal);
    const { reference } = answer as { reference?: unknown };
    return typeof reference === 'string' ? { kind: 'sent', reference } : { kind: 'failed', faults: {} };
  } catch {
    return { kind: 'failed', faults: {} }; // no network, no answer in time, or none that is JSON
  }
}

/** Of a refusal only what the visitor can do something about is told: a field, or too many messages. */
function refused(status: number, { detail, errors = [] }: Refusal): Outcome {
  const faults: Faults = {};
  for (const field of fields) {
    const fault = errors.find(({ pointer }) => pointer === `#/${field}`);
    if (fault) faults[field] = fault.detail;
  }
  return { kind: 'failed', faults, sentence: status === 422 || status === 429 ? detail : undefined };
}

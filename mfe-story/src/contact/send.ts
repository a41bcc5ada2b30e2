import type { Draft } from './draft.ts';
import { type FieldErrors, fieldNames } from './fields.ts';

/** Seconds after which an answer is no longer waited for. */
const PATIENCE = 20;

export type Outcome =
  | { kind: 'sent'; reference: string }
  /**
   * @property sentence what the visitor can do, where there is more to say than to try again later
   * @property isKeyTaken other words are stored under this key
   */
  | { kind: 'failed'; sentence?: string | undefined; fieldErrors: FieldErrors; isKeyTaken?: boolean };

interface Refusal {
  errors?: { pointer: string; detail: string }[];
}

/**
 * Sends a message to `POST /api/contact`; never throws.
 * @param echo what stands in the field that no visitor sees
 */
export async function send(draft: Draft, echo: string): Promise<Outcome> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...draft, echo }),
      signal: AbortSignal.timeout(PATIENCE * 1000),
    });
    const answer: unknown = await response.json();
    if (!response.ok) return refused(response, answer as Refusal);
    const { reference } = answer as { reference?: unknown };
    return typeof reference === 'string' ? { kind: 'sent', reference } : { kind: 'failed', fieldErrors: {} };
  } catch {
    return { kind: 'failed', fieldErrors: {} }; // no network, no answer in time, or none that is JSON
  }
}

/** Of a refusal only what the visitor can do something about is told: a field, or when to send again. */
function refused({ status, headers }: Response, { errors = [] }: Refusal): Outcome {
  const fieldErrors: FieldErrors = {};
  for (const field of fieldNames) {
    const error = errors.find(({ pointer }) => pointer === `#/${field}`);
    if (error) fieldErrors[field] = error.detail;
  }
  const reason = reasons[status];
  const sentence =
    reason && `${reason} Your message is still here: send it again ${inWords(headers.get('retry-after'))}.`;
  return { kind: 'failed', fieldErrors, sentence, isKeyTaken: status === 409 };
}

const reasons: Record<number, string> = {
  429: 'Too much has been sent from your connection in a short time.',
  503: 'The site cannot take messages at the moment. The fault is not yours.',
};

/** @param retryAfter seconds, as the header has them */
function inWords(retryAfter: string | null): string {
  const minutes = Math.ceil(Number(retryAfter) / 60);
  if (!(minutes > 0)) return 'later';
  if (minutes === 1) return 'in a minute';
  return minutes < 55 ? `in ${minutes} minutes` : 'in about an hour';
}

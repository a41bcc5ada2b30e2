import { APIConnectionError, APIError } from 'openai';
import { Problem } from '../http/problem.ts';

/** Our own retries are done: clients of OpenAI's wire, which look at this header, need not begin anew. */
const noRetry = { 'x-should-retry': 'false' };

const problem = (status: number, code: string, detail: string, headers: Record<string, string> = noRetry): Problem =>
  new Problem(status, 'The guide could not answer', detail, { code, headers });

/** What can keep a provider from answering. Nothing of what it said is passed on: it may name its host or our key. */
export const failures = {
  late: () =>
    problem(504, 'late', 'The provider did not begin to answer within 20 s. Try again, or choose another one.'),
  stalled: () => problem(504, 'stalled', 'The provider stopped in the middle of its answer for 45 s. Try again.'),
  tooLong: () => problem(504, 'too_long', 'The answer took too long. Try again, or choose another provider.'),
  empty: () => problem(502, 'empty', 'The provider answered without words. Try again, or choose another one.'),
  brokenOff: () => problem(502, 'broken_off', 'The answer broke off before its end. Try again.'),
  malformed: () => problem(502, 'malformed', 'The provider answered with something that cannot be read. Try again.'),
  withheld: () => problem(502, 'withheld', 'The provider withheld its answer to this question. Ask it in other words.'),
  refusedKey: () => problem(502, 'not_accepted', 'The provider does not accept this site’s key. Choose another one.'),
  refused: () =>
    problem(502, 'refused', 'The provider refused the question. Ask it in other words, or choose another one.'),
  unavailable: () =>
    problem(
      502,
      'unavailable',
      'The provider cannot be reached or is in trouble. Try again later, or choose another one.',
    ),
  busy: (seconds: number) =>
    problem(429, 'busy', `The provider is asked too much now. Try again in ${seconds} s, or choose another one.`, {
      'retry-after': String(seconds),
    }),
  noModel: (model: string) =>
    problem(404, 'model_not_found', `Expected a model that the provider serves, received ${JSON.stringify(model)}.`),
  closing: () =>
    problem(503, 'closing', 'The server is being restarted. Ask again in a moment.', { 'retry-after': '5' }),
};

/** Seconds that a provider asks to wait, or that are worth waiting where it says nothing. */
const BUSY = 30;

/** What is told of an error of the client. */
export function failureOf(error: unknown, model: string): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof APIConnectionError) return failures.unavailable();
  if (error instanceof APIError) return error.status ? byStatus(error.status, error, model) : failures.brokenOff();
  return error instanceof SyntaxError ? failures.malformed() : failures.brokenOff();
}

function byStatus(status: number, { headers }: APIError, model: string): Problem {
  if (status === 401 || status === 403) return failures.refusedKey();
  if (status === 404) return failures.noModel(model);
  if (status === 429) return failures.busy(Math.ceil((retryAfter(headers) ?? BUSY * 1000) / 1000));
  return status === 400 || status === 413 || status === 422 ? failures.refused() : failures.unavailable();
}

/** Milliseconds after which a provider wants to be asked again, at most an hour, where it says so (RFC 9110, 10.2.3). */
export function retryAfter(headers: Headers | undefined): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (exact > 0) return Math.min(exact, 3_600_000);
  const text = headers?.get('retry-after');
  const wait = text ? (/^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()) : Number.NaN;
  return wait >= 0 ? Math.min(wait, 3_600_000) : undefined;
}

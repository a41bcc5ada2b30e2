import type OpenAI from 'openai';
import { APIError } from 'openai';
import { TEN_MINUTES } from './client.ts';
import { failureOf, failures } from './failures.ts';
import type { Access, OptionalField } from './providers.ts';
import { withRetries } from './retries.ts';

/** Milliseconds to the first words of an answer, retries included, and between its pieces. */
const FIRST_WORDS = 20_000;
const STANDSTILL = 45_000;

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What a provider is asked. */
export interface Prompt {
  model: string;
  messages: Message[];
  temperature: number;
  /** The most tokens of the answer. */
  tokens: number;
}

/** A piece of an answer, and the model that the provider says it is by. */
export interface Piece {
  text: string;
  model: string;
}

/**
 * Asks a provider. The request ends when the signal is aborted, or when nobody takes more pieces.
 * @throws {Problem} what `failures` names, or the signal's reason
 */
export async function* askProvider(
  access: Access,
  client: OpenAI,
  prompt: Prompt,
  leaving: AbortSignal,
): AsyncGenerator<Piece, void> {
  const ending = new AbortController();
  const signal = AbortSignal.any([leaving, ending.signal]);
  const endAfter = (milliseconds: number, reason: () => Error) =>
    setTimeout(() => ending.abort(reason()), milliseconds);
  const whole = endAfter(TEN_MINUTES, failures.tooLong);
  let standstill = endAfter(FIRST_WORDS, failures.late);
  let isFinished = false;
  try {
    const chunks = await open(access, client, prompt, signal);
    for await (const { choices, model } of chunks) {
      const [choice] = choices;
      if (choice?.finish_reason === 'content_filter') throw failures.withheld();
      isFinished ||= Boolean(choice?.finish_reason);
      const text = choice?.delta?.content;
      if (!text) continue;
      clearTimeout(standstill);
      yield { text, model: model || prompt.model };
      standstill = endAfter(STANDSTILL, failures.stalled);
    }
    signal.throwIfAborted(); // the client ends quietly then
    if (!isFinished) throw failures.brokenOff();
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(error, prompt.model);
  } finally {
    clearTimeout(whole);
    clearTimeout(standstill);
    ending.abort();
  }
}

/** Begins to ask. A field that the provider refuses is left out, and it is asked again. */
async function open({ fields, key }: Access, client: OpenAI, prompt: Prompt, signal: AbortSignal) {
  const { model, messages, temperature, tokens } = prompt;
  const values: Record<OptionalField, number> = { temperature, max_tokens: tokens, max_completion_tokens: tokens };
  const sent = new Map(fields.map((field) => [field, values[field]]));
  const headers = key ? {} : { authorization: null };
  const ask = () =>
    client.chat.completions.create({ model, messages, stream: true, ...Object.fromEntries(sent) }, { signal, headers });
  for (;;) {
    try {
      return await withRetries(ask, FIRST_WORDS, signal);
    } catch (error) {
      const refused = refusedField(error, [...sent.keys()]);
      if (!refused) throw error;
      sent.delete(refused);
    }
  }
}

/** The field that a refusal names, however the provider words it. */
function refusedField(error: unknown, sent: OptionalField[]): OptionalField | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return undefined;
  return sent.find((field) => new RegExp(`\\b${field}\\b`).test(error.message));
}

import { type Answerer, type AnswerNotes, builtIn, type Citation, providers } from '@roe/shared/api/chat';
import { isSitePath } from '@roe/shared/site-path';

/** Whatever may carry notes of an answer. */
export interface Known {
  roe?: unknown;
}

/** Everybody who may have answered. */
export const answerers: readonly Answerer[] = [builtIn, ...providers];
const layers = [1, 2, 3] as const;

const isCitation = (value: Partial<Citation> | null): value is Citation =>
  typeof value?.id === 'number' && isSitePath(value.url) && typeof value.title === 'string';

/** What is usable of what the gateway, or the device, says of an answer; undefined where it does not say who answered. */
export function notesFrom(value: unknown): AnswerNotes | undefined {
  const { providerUsed, modelUsed, layer, citations, isCare } = (value ?? {}) as Record<keyof AnswerNotes, unknown>;
  const answerer = answerers.find((id) => id === providerUsed);
  if (!answerer || typeof modelUsed !== 'string') return undefined;
  return {
    providerUsed: answerer,
    modelUsed,
    layer: layers.find((each) => each === layer) ?? null,
    citations: Array.isArray(citations) ? citations.filter(isCitation) : [],
    ...(isCare === true && { isCare }),
  };
}

import { answer } from './answer.ts';

export interface Stream {
  /** Milliseconds to the first byte of the answer. */
  first: number;
  /** Whether every word came, and the end. */
  isWhole: boolean;
}

/** Asks one question and reads the answer to its end. @param number tells the askers apart: each has an address of its own */
export async function ask(base: string, number: number): Promise<Stream> {
  const begun = performance.now();
  const response = await fetch(`${base}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${number >> 8}.${number & 255}.1` },
    body: JSON.stringify({ stream: true, messages: [{ role: 'user', content: 'What is karma, and why am I angry?' }] }),
  });
  if (!response.ok || !response.body) throw new Error(`${base}: expected an answer, received ${response.status}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let first = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    first ||= performance.now() - begun;
    text += decoder.decode(piece.value, { stream: true });
  }
  return { first, isWhole: text.endsWith('data: [DONE]\n\n') && wordsIn(text) === answer.words.join('').trim() };
}

const wordsIn = (events: string): string =>
  events
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice(6)).choices[0]?.delta.content ?? '')
    .join('')
    .trim();

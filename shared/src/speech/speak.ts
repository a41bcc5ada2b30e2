/** What is said in one breath. */
export interface Spoken {
  text: string;
  /** One of the browser's voices; without it the browser takes one for English. */
  voice?: SpeechSynthesisVoice;
  /** Part of the voice's own speed; 1 without it. */
  rate?: number;
}

interface Listener<Part> {
  /** The part is now being said. */
  onPart?: (part: Part) => void;
  /** All is said, or the browser refused. */
  onEnded: () => void;
}

/**
 * Says one part after the other with the browser's own voice: Chrome falls silent in the middle of a longer text.
 * @returns the way to stop
 */
export function speak<Part extends Spoken>(parts: readonly Part[], { onPart, onEnded }: Listener<Part>): () => void {
  let isStopped = false;
  let utterance: SpeechSynthesisUtterance; // held, because Chrome drops one that nobody holds, and its events with it
  const say = ([part, ...others]: readonly Part[]): void => {
    if (isStopped) return;
    if (!part) {
      onEnded();
      return;
    }
    utterance = new SpeechSynthesisUtterance(part.text);
    utterance.lang = part.voice?.lang ?? 'en-GB';
    utterance.voice = part.voice ?? null;
    utterance.rate = part.rate ?? 1;
    utterance.onend = () => say(others);
    utterance.onerror = () => {
      if (!isStopped) onEnded();
    };
    onPart?.(part);
    speechSynthesis.speak(utterance);
  };
  speechSynthesis.cancel();
  say(parts);
  return () => {
    isStopped = true;
    speechSynthesis.cancel();
  };
}

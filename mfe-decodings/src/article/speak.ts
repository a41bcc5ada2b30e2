import type { Sentence } from './sentences.ts';

interface Listener {
  onSentence: (sentence: Sentence) => void;
  /** All is said, or the browser refused. */
  onEnded: () => void;
}

/**
 * Speaks one sentence after the other with the browser's own voice: Chrome falls silent in the middle of a longer text.
 * @returns the way to stop
 */
export function speak(sentences: readonly Sentence[], { onSentence, onEnded }: Listener): () => void {
  let isStopped = false;
  let utterance: SpeechSynthesisUtterance; // held, because Chrome drops one that nobody holds, and its events with it
  const say = ([sentence, ...others]: readonly Sentence[]): void => {
    if (isStopped) return;
    if (!sentence) {
      onEnded();
      return;
    }
    utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = 'en-GB';
    utterance.onend = () => say(others);
    utterance.onerror = () => {
      if (!isStopped) onEnded();
    };
    onSentence(sentence);
    speechSynthesis.speak(utterance);
  };
  speechSynthesis.cancel();
  say(sentences);
  return () => {
    isStopped = true;
    speechSynthesis.cancel();
  };
}

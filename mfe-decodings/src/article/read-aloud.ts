import { speak } from '@roe/shared/speech/speak';
import { play } from './recording.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** Name of the highlight under the sentence that is spoken, see decoding-page.module.css. */
const HIGHLIGHT = 'spoken';

interface Listener {
  onEnded: () => void;
  /** Nothing of the recording was heard. */
  onLost: () => void;
}

/**
 * Plays a recording of a text, or speaks it from where the reader is.
 * @param recording root path
 * @returns the way to stop
 */
export function readAloud(text: HTMLElement, recording: string | null, { onEnded, onLost }: Listener): () => void {
  if (recording) return play(recording, { onEnded, onFailed: onLost });
  const stop = speak(fromWindow(sentencesOf(text)), { onPart: highlight, onEnded });
  return () => {
    stop();
    CSS.highlights?.delete(HIGHLIGHT);
  };
}

/** From the first sentence that is in the window, or further down. */
function fromWindow(sentences: Sentence[]): Sentence[] {
  const first = sentences.findIndex(({ range }) => range.getBoundingClientRect().bottom > 0);
  return first > 0 ? sentences.slice(first) : sentences;
}

function highlight({ range }: Sentence): void {
  CSS.highlights?.set(HIGHLIGHT, new Highlight(range));
}

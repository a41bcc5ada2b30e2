import { expect, onTestFinished, test, vi } from 'vitest';

import { speak } from './speak.ts';
import { watchVoices } from './voices.ts';

const parts = ['One.', 'Two.'].map((text) => ({ text }));

/** A browser with a voice that the test hears and ends. */
function voice(names: string[] = ['A voice']) {
  const utterances: { text: string; onend: () => void; onerror: () => void }[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => names,
    speak: (utterance: (typeof utterances)[number]) => void utterances.push(utterance),
    cancel: vi.fn(() => utterances.at(-1)?.onerror()),
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      onend = () => {};
      onerror = () => {};
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return { utterances, synthesis };
}

test('the next part is said when the one before has ended, and the end is told once', () => {
  const { utterances } = voice();
  const onEnded = vi.fn();
  const partsSaid: string[] = [];
  speak(parts, { onPart: ({ text }) => partsSaid.push(text), onEnded });
  expect(utterances.map(({ text }) => text)).toEqual(['One.']);
  utterances[0]?.onend();
  expect(partsSaid).toEqual(['One.', 'Two.']);
  expect(onEnded).not.toHaveBeenCalled();
  utterances[1]?.onend();
  expect(onEnded).toHaveBeenCalledOnce();
});

test('who stops hears no more, and the end is not told', () => {
  const { utterances, synthesis } = voice();
  const onEnded = vi.fn();
  const stop = speak(parts, { onEnded });
  stop();
  utterances[0]?.onend();
  expect(synthesis.cancel).toHaveBeenCalled();
  expect(utterances).toHaveLength(1);
  expect(onEnded).not.toHaveBeenCalled();
});

test('a voice that fails ends', () => {
  const { utterances } = voice();
  const onEnded = vi.fn();
  speak(parts, { onEnded });
  utterances[0]?.onerror();
  expect(onEnded).toHaveBeenCalledOnce();
});

test('a browser can speak when its voices have come', () => {
  const names: string[] = [];
  const { synthesis } = voice(names);
  const known: boolean[] = [];
  const stop = watchVoices((canSpeak) => known.push(canSpeak));
  names.push('A voice');
  synthesis.dispatchEvent(new Event('voiceschanged'));
  stop();
  synthesis.dispatchEvent(new Event('voiceschanged'));
  expect(known).toEqual([false, true]);
});

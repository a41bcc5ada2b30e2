import { expect, onTestFinished, test, vi } from 'vitest';
import type { Sentence } from './sentences.ts';
import { speak, watchVoices } from './speak.ts';

const sentences = ['One.', 'Two.'].map((text): Sentence => ({ text, range: document.createRange() }));

/** A browser with a voice that the test hears and ends. */
function voice(names: string[] = ['A voice']) {
  const said: { text: string; onend: () => void; onerror: () => void }[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => names,
    speak: (utterance: (typeof said)[number]) => void said.push(utterance),
    cancel: vi.fn(() => said.at(-1)?.onerror()),
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
  return { said, synthesis };
}

test('the next sentence is spoken when the one before has ended, and the end is told once', () => {
  const { said } = voice();
  const onEnded = vi.fn();
  const heard: string[] = [];
  speak(sentences, { onSentence: ({ text }) => heard.push(text), onEnded });
  expect(said.map(({ text }) => text)).toEqual(['One.']);
  said[0]?.onend();
  expect(heard).toEqual(['One.', 'Two.']);
  expect(onEnded).not.toHaveBeenCalled();
  said[1]?.onend();
  expect(onEnded).toHaveBeenCalledOnce();
});

test('who stops hears no more, and the end is not told', () => {
  const { said, synthesis } = voice();
  const onEnded = vi.fn();
  const stop = speak(sentences, { onSentence: () => {}, onEnded });
  stop();
  said[0]?.onend();
  expect(synthesis.cancel).toHaveBeenCalled();
  expect(said).toHaveLength(1);
  expect(onEnded).not.toHaveBeenCalled();
});

test('a voice that fails ends', () => {
  const { said } = voice();
  const onEnded = vi.fn();
  speak(sentences, { onSentence: () => {}, onEnded });
  said[0]?.onerror();
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

import { speak } from '@roe/shared/speech/speak';
import { watchVoices } from '@roe/shared/speech/voices';
import { soundEnded, speechStarted, useSound } from '@roe/shared/state/sound';
import { useEffect, useState } from 'react';
import { withoutMarks } from '../reply/without-marks.ts';

/** Who speaks, for those who share the one voice. */
const SPEAKER = 'chat';

/** What is heard of an answer, a sentence at a time. */
export const sentencesToSay = (text: string): { text: string }[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(withoutMarks(text)), ({ segment }) => ({
    text: segment.trim(),
  })).filter((sentence) => sentence.text !== '');

/** Reads answers aloud with the browser's voice, one at a time, until the page is left. */
export function useReadAloud() {
  const [canSpeak, setCanSpeak] = useState(false);
  const [reading, setReading] = useState<{ id: string; text: string } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const isSpeaking = useSound(({ speaker }) => speaker === SPEAKER) && reading !== null;

  useEffect(() => watchVoices(setCanSpeak), []);

  useEffect(() => {
    if (isSpeaking) return speak(sentencesToSay(reading.text), { onEnded: () => soundEnded(SPEAKER) });
    return undefined;
  }, [isSpeaking, reading]);

  useEffect(() => () => soundEnded(SPEAKER), []);

  return {
    canSpeak,
    /** Of the answer that is read. */
    readId: isSpeaking ? reading.id : null,
    notice,
    onNoticeEnded: () => setNotice(null),
    /** Reads an answer, or falls silent where it is being read. */
    toggle(id: string, text: string): void {
      if (isSpeaking && reading.id === id) {
        soundEnded(SPEAKER);
        return;
      }
      const mayStart = speechStarted(SPEAKER);
      setReading(mayStart ? { id, text } : null);
      setNotice(mayStart ? null : 'Audio is muted. Enable Audio, then listen.');
    },
  };
}

import { soundEnded, speechStarted, useSound } from '@roe/shared/state/sound';
import { useEffect, useState } from 'react';
import { saidWith, type Word } from './sanskrit.ts';
import { speak } from './speak.ts';

/**
 * Says Sanskrit words with the browser's voice, one at a time. Where that cannot be, it says why.
 * @param speaker who speaks, for those who share the one voice, such as "glossary"
 */
export function useSay(speaker: string) {
  const [word, setWord] = useState<Word | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const isSpeaking = useSound((sound) => sound.speaker === speaker) && word !== null;

  useEffect(() => {
    if (!isSpeaking) return;
    const utterance = saidWith('speechSynthesis' in globalThis ? speechSynthesis.getVoices() : [], word);
    const onEnded = () => soundEnded(speaker);
    if (utterance) return speak([utterance], { onEnded });
    setNotice('This browser has no voice that can say it. The syllables beside the word tell how it is said.');
    return onEnded();
  }, [isSpeaking, word, speaker]);

  // Who leaves the page gives the voice back; whoever took it meanwhile keeps it.
  useEffect(() => () => soundEnded(speaker), [speaker]);

  return {
    /** In IAST, the word that is being said. */
    spoken: isSpeaking ? word.term : null,
    notice,
    onNoticeEnded: () => setNotice(null),
    /** Says a word, or falls silent where it is being said. */
    say(next: Word): void {
      if (isSpeaking && next.term === word.term) {
        soundEnded(speaker);
        return;
      }
      const mayStart = speechStarted(speaker);
      setWord(mayStart ? { ...next } : null); // another object each time: the same word can be heard again
      setNotice(mayStart ? null : 'Audio is muted. Enable Audio, then listen.');
    },
  };
}

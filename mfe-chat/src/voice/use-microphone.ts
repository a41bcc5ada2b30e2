import { useEffect, useRef, useState } from 'react';
import {
  type NotRecognized,
  newRecognition,
  type Recognition,
  type Recognized,
  sentenceOn,
  unsupported,
} from './recognition.ts';

/**
 * Listens to one question (specification §5).
 * @param onHeard gets its words
 */
export function useMicrophone(onHeard: (words: string) => void) {
  const listening = useRef<Recognition | null>(null);
  const [isListening, setIsListening] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  useEffect(() => () => listening.current?.abort(), []);

  function start(recognition: Recognition): void {
    recognition.addEventListener('result', (event) => {
      const words = (event as Recognized).results[0]?.[0]?.transcript.trim();
      if (words) onHeard(words);
    });
    recognition.addEventListener('error', (event) => setNotice(sentenceOn((event as NotRecognized).error)));
    recognition.addEventListener('end', () => {
      listening.current = null;
      setIsListening(false);
    });
    listening.current = recognition;
    setIsListening(true);
    recognition.start();
  }

  function toggle(): void {
    setNotice(null);
    const recognition = listening.current ?? newRecognition();
    if (listening.current) listening.current.abort();
    else if (recognition) start(recognition);
    else setNotice(unsupported);
  }

  return { isListening, notice, toggle };
}

import { soundEnded, speechStarted, useSound } from '@roe/shared/state/sound';
import { Button } from '@roe/shared/ui/button';
import { Toast } from '@roe/shared/ui/toast';
import { type RefObject, useEffect, useState } from 'react';
import { play } from './recording.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { Sign } from './sign.tsx';
import { speak } from './speak.ts';
import { watchVoices } from './voices.ts';

/** Who speaks, for those who share the one voice. */
const SPEAKER = 'decodings';
/** Name of the highlight under the sentence that is spoken, see decoding-page.module.css. */
const HIGHLIGHT = 'spoken';

interface Props {
  text: RefObject<HTMLElement | null>;
  /** Root path of a recording, which goes before the browser's own voice. */
  audioUrl: string | null;
}

/** Reads a text aloud, from where the reader is. Not there where nothing can speak; it ends when the page is left. */
export function ListenButton({ text, audioUrl }: Props) {
  const [canSpeak, setCanSpeak] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isRecordingLost, setIsRecordingLost] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const isSpeaking = useSound(({ speaker }) => speaker === SPEAKER) && isAsked;
  const recording = isRecordingLost ? null : audioUrl;
  const hasVoice = recording !== null || canSpeak;

  useEffect(() => watchVoices(setCanSpeak), []);

  useEffect(() => {
    if (!isSpeaking || !text.current) return;
    const onEnded = () => soundEnded(SPEAKER);
    if (!hasVoice) {
      setNotice('The recording could not be played, and this browser has no voice to read with.');
      return onEnded();
    }
    const stop = recording
      ? play(recording, { onEnded, onFailed: () => setIsRecordingLost(true) })
      : speak(fromWindow(sentencesOf(text.current)), { onSentence: highlight, onEnded });
    return () => {
      stop();
      CSS.highlights?.delete(HIGHLIGHT);
    };
  }, [isSpeaking, text, recording, hasVoice]);

  // Who leaves the page, or presses Stop, gives the voice back; whoever took it meanwhile keeps it.
  useEffect(() => (isAsked ? () => soundEnded(SPEAKER) : undefined), [isAsked]);

  if (!canSpeak && !audioUrl) return null;

  function onClicked() {
    if (isSpeaking) return setIsAsked(false);
    const mayStart = speechStarted(SPEAKER);
    setIsAsked(mayStart);
    setIsRecordingLost(false); // what failed once may come now
    setNotice(mayStart ? null : 'Audio is muted. Enable Audio, then listen.');
  }

  return (
    <>
      <Button variant="plain" size="small" onClick={onClicked}>
        <Sign of={isSpeaking ? 'stop' : 'listen'} />
        {isSpeaking ? 'Stop listening' : 'Listen'}
      </Button>
      {notice && <Toast kind="info" text={notice} onEnded={() => setNotice(null)} />}
    </>
  );
}

/** From the first sentence that is in the window, or further down. */
function fromWindow(sentences: Sentence[]): Sentence[] {
  const first = sentences.findIndex(({ range }) => range.getBoundingClientRect().bottom > 0);
  return first > 0 ? sentences.slice(first) : sentences;
}

function highlight({ range }: Sentence): void {
  CSS.highlights?.set(HIGHLIGHT, new Highlight(range));
}

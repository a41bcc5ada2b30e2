import { watchVoices } from '@roe/shared/speech/voices';
import { soundEnded, speechStarted, useSound } from '@roe/shared/state/sound';
import { Button } from '@roe/shared/ui/button';
import { Toast } from '@roe/shared/ui/toast';
import { type RefObject, useEffect, useState } from 'react';
import { Sign } from './sign.tsx';

/** Who speaks, for those who share the one voice. */
const SPEAKER = 'decodings';

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
    let stop = () => {};
    let isOver = false;
    const { current: read } = text;
    import('./read-aloud.ts').then(
      ({ readAloud }) => {
        if (!isOver) stop = readAloud(read, recording, { onEnded, onLost: () => setIsRecordingLost(true) });
      },
      () => {
        if (isOver) return;
        setNotice('What reads aloud could not be loaded. Try again when there is a connection.');
        onEnded();
      },
    );
    return () => {
      isOver = true;
      stop();
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

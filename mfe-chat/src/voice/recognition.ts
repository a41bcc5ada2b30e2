/** As far as it is needed here (Web Speech API). */
export interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  start(): void;
  abort(): void;
}

export interface Recognized extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

export interface NotRecognized extends Event {
  error: string;
}

type Named = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>;

/** The browser's recognition of speech, or undefined where it has none. */
export function newRecognition(): Recognition | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Named;
  const Native = SpeechRecognition ?? webkitSpeechRecognition;
  return Native && Object.assign(new Native(), { lang: 'en-US', interimResults: false, maxAlternatives: 1 });
}

export const unsupported = 'Sorry, your browser does not support speech recognition.';

const reasons: Record<string, string> = {
  'not-allowed':
    'The microphone is not allowed for this site. Allow it in the browser’s settings, or type your question.',
  'service-not-allowed': 'This browser does not allow speech recognition here. Type your question.',
  'no-speech': 'Nothing was heard. Press the microphone and speak again.',
  'audio-capture': 'No microphone was found. Connect one, or type your question.',
  network: 'What recognises speech could not be reached. Look whether you are online, or type your question.',
  'language-not-supported': 'This browser does not recognise English speech. Type your question.',
};

/** What is said of an error of the recognition; nothing where the visitor ended it. */
export const sentenceOn = (error: string): string | null =>
  error === 'aborted' ? null : (reasons[error] ?? 'Your words could not be recognised. Speak again, or type them.');

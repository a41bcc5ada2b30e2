import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { button, input, showGuide } from '../guide.fixture.tsx';

/** The browser's recognition of speech, in the test's hands. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition;
  lang = '';
  interimResults = true;
  maxAlternatives = 5;
  isStarted = false;
  constructor() {
    super();
    FakeRecognition.last = this;
  }
  start = () => {
    this.isStarted = true;
  };
  abort = () => this.failed('aborted');
  heard(transcript: string) {
    this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
    this.dispatchEvent(new Event('end'));
  }
  failed(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.dispatchEvent(new Event('end'));
  }
}

const microphone = () => button('Speak your question');

async function listening() {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  onTestFinished(() => void vi.unstubAllGlobals());
  const guide = showGuide();
  await userEvent.click(microphone());
  return { ...guide, recognition: FakeRecognition.last };
}

test('a question that is spoken fills the input, and is not sent', async () => {
  const { recognition, asked } = await listening();
  expect(recognition).toMatchObject({ isStarted: true, lang: 'en-US', interimResults: false, maxAlternatives: 1 });
  expect(microphone().getAttribute('aria-pressed')).toBe('true');
  screen.getByText(/^Listening…/);
  recognition.heard('what is karma');
  await waitFor(() => expect(input().value).toBe('what is karma'));
  expect(microphone().getAttribute('aria-pressed')).toBe('false');
  expect(asked).toEqual([]);
});

test('a second press ends it, and that is no error', async () => {
  await listening();
  await userEvent.click(microphone());
  expect(microphone().getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['not-allowed', /microphone is not allowed/],
  ['no-speech', /Nothing was heard/],
  ['audio-capture', /No microphone was found/],
  ['network', /could not be reached/],
  ['something-new', /could not be recognised/],
])('the error %s is said in its place', async (error, sentence) => {
  const { recognition } = await listening();
  recognition.failed(error);
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
});

test('a browser that recognises no speech is told so', async () => {
  showGuide();
  await userEvent.click(microphone());
  expect(screen.getByRole('alert').textContent).toBe('Sorry, your browser does not support speech recognition.');
});

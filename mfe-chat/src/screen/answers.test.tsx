import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, button, showGuide } from '../guide.fixture.tsx';

const messages = () => screen.getByRole('log', { name: 'Conversation' });

async function answered(text: string) {
  const guide = showGuide();
  await ask('What?');
  guide.say(text);
  guide.end();
  await within(messages()).findByRole('button', { name: 'Regenerate' });
  return guide;
}

/** A browser that can speak; the test hears what it says. */
function hear(): string[] {
  const spoken: string[] = [];
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{}],
    cancel: () => void spoken.push('(silence)'),
    speak: ({ text }: { text: string }) => void spoken.push(text),
  });
  vi.stubGlobal('speechSynthesis', speechSynthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return spoken;
}

test('an answer is read aloud, without its marks, until it is stopped', async () => {
  const spoken = hear();
  await answered('It *passes* [1]. Look.');
  await userEvent.click(button('Listen'));
  expect(spoken.at(-1)).toBe('It passes.');
  await userEvent.click(button('Stop listening'));
  expect(spoken.at(-1)).toBe('(silence)');
  button('Listen');
});

test('where no voice is, nothing offers to read', async () => {
  await answered('It passes.');
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
});

test('an answer can be copied as it was written', async () => {
  const user = userEvent.setup(); // with a clipboard
  await answered('It *passes*.');
  await user.click(button('Copy'));
  expect(await navigator.clipboard.readText()).toBe('It *passes*.');
});

test('the end is followed only by who is there; who is away is led back', async () => {
  const { say, end } = await answered('One.');
  const box = messages();
  Object.defineProperties(box, { scrollHeight: { value: 1000 }, clientHeight: { value: 300 } });
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    box.dispatchEvent(new Event('scroll'));
  };
  scrollTo(619);
  await ask('Two?'); // whoever asks wants to see the answer
  expect(box.scrollTop).toBe(1000);
  scrollTo(619);
  say('Two.');
  await within(box).findByText('Two.');
  expect(box.scrollTop).toBe(619);
  await userEvent.click(button('Jump to latest'));
  expect(box.scrollTop).toBe(1000);
  expect(document.activeElement).toBe(box); // its button is gone
  scrollTo(621);
  end();
  await within(box).findByRole('button', { name: 'Regenerate' });
  expect(box.scrollTop).toBe(1000);
  expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
});

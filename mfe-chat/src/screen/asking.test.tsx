import { address } from '@roe/shared/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, button, input, showGuide } from '../guide.fixture.tsx';

const messages = () => screen.getByRole('log', { name: 'Conversation' });
const saying = (text: string | RegExp) => within(messages()).findByText(text);

test('the guide begins with a welcome', () => {
  showGuide();
  within(messages()).getByText(
    'Welcome, seeker. I am Sakshi, your guide through the three layers of reality. What truth would you like to explore today?',
  );
  expect(input().placeholder).toBe('Ask about consciousness, karma, or daily struggles...');
});

test('blank words cannot be sent', async () => {
  const { asked } = showGuide();
  expect(button('Send').disabled).toBe(true);
  await userEvent.type(input(), '   {Enter}');
  expect(button('Send').disabled).toBe(true);
  expect(asked).toEqual([]);
});

test('Enter sends, the input is empty and keeps the focus; the answer comes as it is said', async () => {
  const { asked, say, end } = showGuide();
  await ask('What of anger?');
  expect(asked).toEqual([{ level: 'beginner', stream: true, messages: [{ role: 'user', content: 'What of anger?' }] }]);
  expect([input().value, document.activeElement]).toEqual(['', input()]);
  await saying('What of anger?');
  await saying('Sakshi is answering…');
  say('Anger rises.');
  await saying('Anger rises.');
  say(' Awareness stays.');
  end({ layer: 1, citations: [{ id: 1, url: '/glossary/krodha', title: 'Krodha' }] });
  await saying(/Awareness stays/);
  await waitFor(() => expect(within(messages()).queryByText('Sakshi is answering…')).toBeNull());
  await saying('Layer 1 · Stillness');
  await saying(/by the word “Awareness”/);
  await saying('From the library, no AI');
  expect(within(messages()).getByRole('link', { name: 'Krodha' }).getAttribute('href')).toBe('/glossary/krodha');
});

test('an answer whose first word is long in coming is said to be thought of still, until it has come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { say, announced } = showGuide();
  await ask('What?');
  await saying('Sakshi is answering…');
  act(() => void vi.advanceTimersByTime(6000));
  await saying('Still thinking…');
  say('One.');
  await saying('Sakshi is answering…');
  expect(announced).toEqual(['Sakshi is answering.']);
});

test('an answer is announced twice: that it is awaited, and the whole of it', async () => {
  const { announced, say, end } = showGuide();
  await ask('What?');
  say('One.');
  await saying('One.');
  say(' Two.');
  end();
  await waitFor(() => expect(announced).toEqual(['Sakshi is answering.', 'One. Two.']));
});

test('Shift and Enter begin a new line; Enter within an input method’s word sends nothing', async () => {
  const { asked } = showGuide();
  await userEvent.type(input(), 'One{Shift>}{Enter}{/Shift}two');
  expect(input().value).toBe('One\ntwo');
  input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  expect(asked).toEqual([]);
});

test('Stop keeps what came, ends the connection, and offers another answer', async () => {
  const { say, asked, isLeft, announced } = showGuide();
  await ask('What?');
  say('Half of it.');
  await saying('Half of it.');
  await userEvent.click(button('Stop'));
  await saying('Stopped.');
  expect(document.activeElement).toBe(input()); // its button is gone
  await saying('Half of it.');
  expect(isLeft()).toBe(true);
  expect(announced.at(-1)).toBe('Stopped.');
  await userEvent.click(button('Regenerate'));
  expect(asked.map(({ messages }) => messages)).toEqual([asked[0]?.messages, asked[0]?.messages]);
});

test('Escape in the input stops too, also before the first word', async () => {
  const { isLeft } = showGuide();
  await ask('What?');
  await userEvent.keyboard('{Escape}');
  await saying('Stopped before its first word.');
  expect(isLeft()).toBe(true);
});

test('a failure is told in its place; Retry asks the same once more, and the question stands there once', async () => {
  const { say, fail, end, asked, announced } = showGuide();
  await ask('What?');
  say('Half.');
  await saying('Half.');
  fail('The provider stopped. Try again.');
  expect((await screen.findByRole('alert')).textContent).toContain('The provider stopped. Try again.');
  await saying('Half.');
  expect(announced.at(-1)).toBe('');
  await userEvent.click(button('Retry'));
  say('Whole.');
  end();
  await saying('Whole.');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(within(messages()).getAllByText('What?')).toHaveLength(1);
  expect(within(messages()).queryByText('Half.')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('another answer that fails takes nothing away', async () => {
  const { say, end, refuse } = showGuide();
  await ask('What?');
  say('The first.');
  end();
  refuse('Expected at most 10 questions in a minute. Try again in 60 s.');
  await userEvent.click(await screen.findByRole('button', { name: 'Regenerate' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 60 s.');
  await saying('The first.');
  button('Retry');
});

test('what was said goes along with the next question, but not what nobody answered', async () => {
  const { say, end, asked, refuse, accept } = showGuide();
  await ask('One?');
  say('First.');
  end();
  await screen.findByRole('button', { name: 'Regenerate' });
  refuse('Not now.');
  await ask('Two?');
  await screen.findByRole('alert');
  accept();
  await ask('Three?');
  expect(asked[2]?.messages).toEqual([
    { role: 'user', content: 'One?' },
    { role: 'assistant', content: 'First.' },
    { role: 'user', content: 'Three?' },
  ]);
});

test('a question can be put in other words: what came after it goes, and can be had back', async () => {
  const { say, end, asked } = showGuide();
  await ask('One?');
  say('First.');
  end();
  await screen.findByRole('button', { name: 'Regenerate' });
  await userEvent.type(input(), '{ArrowUp}');
  expect(input().value).toBe('One?');
  await userEvent.type(input(), ' Truly?{Enter}');
  expect(asked[1]?.messages).toEqual([{ role: 'user', content: 'One? Truly?' }]);
  expect(within(messages()).queryByText('First.')).toBeNull();
  say('Second.');
  end();
  await saying('Second.');
  await userEvent.click(button('Undo'));
  await saying('First.');
  expect(within(messages()).queryByText('Second.')).toBeNull();
});

test('a ready-made question fills the input, and is not sent', async () => {
  const { asked } = showGuide();
  await userEvent.click(button(/^What is maya\?/));
  expect([input().value, document.activeElement]).toEqual(['What is maya?', input()]);
  expect(asked).toEqual([]);
  expect(button('Send').disabled).toBe(false);
});

test('the address can fill the input, and sends nothing', async () => {
  const { asked } = showGuide({ address: '/chatbot?q=What%20is%20karma%3F' });
  await waitFor(() => expect(input().value).toBe('What is karma?'));
  expect([asked, document.activeElement]).toEqual([[], document.body]);
  await userEvent.click(button('Send'));
  expect(asked).toHaveLength(1);
  expect(address()).toBe('/chatbot');
});

test('a question can be about a page, until that is taken off', async () => {
  const { asked, say, end } = showGuide({ address: '/chatbot?about=/glossary/om', others: { '/glossary/om': 'Om' } });
  await screen.findByText('About this page: Om');
  await ask('Why?');
  expect(asked[0]?.about).toBe('/glossary/om');
  expect(within(messages()).getByRole('link', { name: 'Om' }).getAttribute('href')).toBe('/glossary/om');
  say('Because.');
  end();
  await userEvent.click(button('Ask without this page'));
  await waitFor(() => expect(screen.queryByText('About this page: Om')).toBeNull());
  await ask('And then?');
  expect(asked[1]?.about).toBeUndefined();
});

test.each([
  ['//evil.example', 'Evil'],
  ['https://evil.example', 'Evil'],
  ['/nowhere', undefined],
])('a question is not about %s', async (about, title) => {
  const others = title ? { [about]: title } : {};
  const { asked } = showGuide({ address: `/chatbot?about=${encodeURIComponent(about)}`, others });
  await ask('Why?');
  expect(asked[0]?.about).toBeUndefined();
  expect(screen.queryByText(/About this page/)).toBeNull();
});

test('when little room is left in the input it is said', async () => {
  showGuide({ address: `/chatbot?q=${'a'.repeat(1600)}` });
  await waitFor(() => expect(input().value).toHaveLength(1500));
  screen.getByText('0 characters left');
});

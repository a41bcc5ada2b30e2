import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useKept } from '../conversation/kept.ts';
import { useTalk } from '../conversation/talk.ts';
import { ask, button, showGuide } from '../guide.fixture.tsx';

const messages = () => screen.getByRole('log', { name: 'Conversation' });
const onDevice = () => JSON.parse(localStorage.getItem('conversation') ?? '{}').state?.conversations ?? [];
const names = () => onDevice().map(({ turns }: { turns: { question: string }[] }) => turns[0]?.question);

type Guide = ReturnType<typeof showGuide>;

/** A question with its whole answer. */
async function talk({ say, end }: Guide, question: string, answer = `${question} Yes.`) {
  await ask(question);
  say(answer);
  end();
  await within(messages()).findByRole('button', { name: 'Regenerate' });
}

const openList = () => userEvent.click(button(/^Conversations/));
const list = () => within(screen.getByRole('dialog', { name: 'Your conversations' }));

/** The tab is loaded anew: all that is left is what the device keeps. */
function reload(): void {
  cleanup();
  useTalk.setState(useTalk.getInitialState());
  const kept = localStorage.getItem('conversation');
  useKept.setState(useKept.getInitialState());
  localStorage.setItem('conversation', kept ?? '');
  useKept.restore();
}

test('a conversation is there again after a reload', async () => {
  await talk(showGuide(), 'What of anger?', 'It passes.');
  reload();
  showGuide();
  within(messages()).getByText('What of anger?');
  within(messages()).getByText('It passes.');
});

test('a question whose answer never came can be asked for again, without asking it twice', async () => {
  showGuide();
  await ask('What?');
  const kept = localStorage.getItem('conversation') ?? '';
  reload();
  localStorage.setItem('conversation', kept);
  useKept.restore();
  useTalk.setState(useTalk.getInitialState());
  const { asked, say, end } = showGuide();
  within(messages()).getByText('The page was closed before the answer came.');
  await userEvent.click(button('Retry'));
  say('At last.');
  end();
  await within(messages()).findByText('At last.');
  expect(asked).toHaveLength(1);
  expect(within(messages()).getAllByText('What?')).toHaveLength(1);
});

test('what came of an answer stays when the page is closed', async () => {
  const { say } = showGuide();
  await ask('What?');
  say('Half.');
  await within(messages()).findByText('Half.');
  dispatchEvent(new Event('pagehide'));
  expect(onDevice()[0].turns[0].answer).toMatchObject({ content: 'Half.', end: 'stopped' });
});

test('clearing the chat empties it, welcomes back, and can be undone', async () => {
  await talk(showGuide(), 'What?', 'This.');
  await userEvent.click(button('Clear chat'));
  within(messages()).getByText('Welcome back, seeker. What truth would you like to explore now?');
  expect(within(messages()).queryByText('This.')).toBeNull();
  expect(onDevice()).toEqual([]);
  await userEvent.click(button('Undo'));
  within(messages()).getByText('This.');
  expect(names()).toEqual(['What?']);
});

test('clearing begins a history anew', async () => {
  const guide = showGuide();
  await talk(guide, 'One?');
  await userEvent.click(button('Clear chat'));
  await talk(guide, 'Two?');
  expect(guide.asked[1]?.messages).toEqual([{ role: 'user', content: 'Two?' }]);
});

test('conversations can be begun, opened again, named and deleted', async () => {
  const guide = showGuide();
  await talk(guide, 'One?');
  await userEvent.click(button('New chat'));
  within(messages()).getByText(/^Welcome, seeker/);
  await talk(guide, 'Two?');
  expect(names()).toEqual(['Two?', 'One?']);
  await openList();
  await userEvent.click(within(list().getByRole('group', { name: 'One?' })).getByText('Rename'));
  await userEvent.keyboard('On anger{Enter}');
  expect(onDevice()[1].name).toBe('On anger');
  await userEvent.click(list().getByRole('button', { name: 'On anger' }));
  within(messages()).getByText('One? Yes.');
  await openList();
  await userEvent.click(within(list().getByRole('group', { name: 'Two?' })).getByText('Delete'));
  expect(names()).toEqual(['One?']);
  await userEvent.click(button('Undo'));
  expect(names().toSorted()).toEqual(['One?', 'Two?']);
});

test('a conversation that is not kept never reaches the device, and one that was leaves it', async () => {
  const guide = showGuide();
  await talk(guide, 'One?');
  await userEvent.click(button('Don’t keep this one'));
  expect(onDevice()).toEqual([]);
  await talk(guide, 'Two?');
  within(messages()).getByText('One? Yes.');
  within(messages()).getByText('Two? Yes.');
  screen.getByText(/This conversation is not kept/);
  expect(localStorage.getItem('conversation')).not.toMatch(/One|Two/);
  await userEvent.click(button('Don’t keep this one'));
  expect(onDevice()[0].turns).toHaveLength(2);
});

test('fifty conversations stay; the one left alone longest makes room', async () => {
  const turn = { id: 't', question: 'Old?', timestamp: 1, answer: null };
  const guide = showGuide();
  useKept.setState({ conversations: Array.from({ length: 50 }, (_, n) => ({ id: `${n}`, turns: [turn] })) });
  await talk(guide, 'New?');
  expect(onDevice()).toHaveLength(50);
  expect(names()[0]).toBe('New?');
  expect(onDevice().some(({ id }: { id: string }) => id === '49')).toBe(false);
});

test('while another tab talks, this one goes on with its own conversation', async () => {
  await talk(showGuide(), 'Here?');
  const kept = JSON.parse(localStorage.getItem('conversation') ?? '{}');
  kept.state.conversations.unshift({ id: 'x', turns: [{ id: 'y', question: 'There?', timestamp: 1, answer: null }] });
  kept.state.lastOpen = 'x';
  localStorage.setItem('conversation', JSON.stringify(kept));
  dispatchEvent(new StorageEvent('storage', { key: 'conversation' }));
  await waitFor(() => button('Conversations (2)'));
  within(messages()).getByText('Here?');
  expect(within(messages()).queryByText('There?')).toBeNull();
});

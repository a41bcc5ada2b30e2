import { expect, test } from 'vitest';
import type { Conversation } from './conversation.ts';
import { fileNameOf, jsonOf, markdownOf } from './export.ts';
import { useKept } from './kept.ts';

const answer = {
  content: 'It *passes* [1].',
  timestamp: 2,
  end: 'whole',
  layer: 2,
  providerUsed: 'openai',
  modelUsed: 'gpt-4o',
  citations: [{ id: 1, url: '/glossary/krodha', title: 'Krodha' }],
} as const satisfies Conversation['turns'][number]['answer'] | { citations: readonly object[] };

const turn = (id: string, changes: object = {}) => ({
  id,
  question: 'What of\nanger?',
  timestamp: 1,
  answer,
  ...changes,
});

const conversation = { id: 'a', name: 'On Anger!', turns: [turn('1')] } as unknown as Conversation;

/** What is usable of this, when it stood on the device. */
function restored(state: object) {
  localStorage.setItem('conversation', JSON.stringify({ state, version: 1 }));
  useKept.restore();
  return useKept.getState();
}

test('what was kept is read as it was', () => {
  const state = { conversations: [conversation], lastOpen: 'a', choice: { provider: 'openai', model: 'gpt-4o' } };
  expect(restored(state)).toEqual(state);
});

test('of what somebody else wrote there, the usable turns are taken, and no link leads out', () => {
  const bad = { ...answer, citations: [{ id: 1, url: 'javascript:alert(1)', title: 'x' }] };
  const turns = [
    turn('1', { answer: bad }),
    { id: 2 },
    turn('3', { answer: 'x', about: { url: '//evil.example' } }),
    null,
  ];
  const state = restored({ conversations: [{ id: 'a', turns }, { id: 'b', turns: [] }, 7], lastOpen: 3, choice: {} });
  expect(state).toEqual({
    conversations: [
      { id: 'a', turns: [turn('1', { answer: { ...answer, citations: [] } }), turn('3', { answer: null })] },
    ],
    lastOpen: null,
    choice: null,
  });
});

test('of more than fifty conversations the latest are taken', () => {
  const many = Array.from({ length: 60 }, (_, n) => ({ ...conversation, id: `${n}` }));
  expect(restored({ conversations: many }).conversations.map(({ id }) => id)).toEqual(
    many.slice(0, 50).map(({ id }) => id),
  );
});

test('a conversation is taken along as Markdown, with its sources', () => {
  expect(markdownOf(conversation, 'https://roe.example')).toBe(`# On Anger!

> What of
> anger?

It *passes* [1].

- [1] [Krodha](https://roe.example/glossary/krodha)

*openai, gpt-4o*
`);
  expect(fileNameOf(conversation)).toBe('on-anger');
});

test('a conversation is taken along as JSON, message by message', () => {
  expect(JSON.parse(jsonOf(conversation))).toEqual({
    name: 'On Anger!',
    messages: [
      { id: '1', type: 'user', content: 'What of\nanger?', timestamp: 1 },
      { id: '1-answer', type: 'bot', ...answer },
    ],
  });
});

test('what somebody wrote in danger is not taken along', () => {
  const care = turn('2', { question: 'In danger', answer: { ...answer, isCare: true } });
  const both = { ...conversation, turns: [...conversation.turns, care] } as unknown as Conversation;
  expect(markdownOf(both, '') + jsonOf(both)).not.toContain('In danger');
});

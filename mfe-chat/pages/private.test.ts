import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guideSchema, personaSchema } from '@roe/shared/api/guide-files';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../private', name), 'utf8');
const guide = parseJsonAt(guideSchema, read('guide.json'), 'guide.json');
const persona = parseJsonAt(personaSchema, read('persona.json'), 'persona.json');

// Specification §9.
test.each([
  ['openai', 'gpt-4o', ['gpt-4o', 'gpt-4-turbo', 'gpt-3.5-turbo']],
  [
    'anthropic',
    'claude-3-5-sonnet-latest',
    ['claude-4-opus-latest', 'claude-4-sonnet-latest', 'claude-3-5-sonnet-latest', 'claude-3-5-haiku-latest'],
  ],
  ['mistral', 'mistral-large-latest', ['mistral-large-latest', 'mistral-medium', 'mistral-small']],
  ['ollama', 'gemma3:1b', ['llama3', 'mistral', 'gemma3:1b']],
  ['gemini', 'gemini-pro', ['gemini-pro', 'gemini-flash', 'gemini-ultra']],
  ['custom', 'default', ['default']],
] as const)('%s offers its models, and %s where none is chosen', (id, defaultModel, models) => {
  expect(guide.providers[id].defaultModel).toBe(defaultModel);
  expect(guide.providers[id].models.map(({ id }) => id)).toEqual(models);
});

test('the guide speaks briefly, and as often as was promised', () => {
  expect(guide).toMatchObject({
    temperature: 0.8,
    limits: { perMinute: 10, perHour: 60 },
    answer: { words: 75, tokens: 300 },
    turns: 12,
    passages: 4,
  });
});

test('no words of the library break the persona’s own rules, or take the room of an answer', () => {
  const { begin, ...others } = persona.library;
  const all = Object.values(others).flatMap((words) => (typeof words === 'string' ? words : Object.values(words)));
  for (const words of [...all, begin?.lead ?? '']) {
    expect(words).not.toMatch(/dear seeker|layer/i);
    expect(words.split(' ').length).toBeLessThan(25);
  }
});

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ask, button, offered, showGuide } from '../guide.fixture.tsx';

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const option = (name: string) => screen.findByRole<HTMLOptionElement>('option', { name });

test('who answers is the site’s choice until the reader chooses', async () => {
  const { asked } = showGuide();
  await option('The library, no AI');
  expect(select('Provider').value).toBe('built-in');
  screen.getByText(/No AI is asked/);
  await ask('Why?');
  expect(asked[0]).not.toHaveProperty('provider');
});

test('choosing a provider resets the model to its default, and both are asked for', async () => {
  const { asked } = showGuide();
  await option('OpenAI');
  await userEvent.selectOptions(select('Provider'), 'openai');
  expect(select('Model').value).toBe('gpt-4o');
  await userEvent.selectOptions(select('Model'), 'gpt-4-turbo (retired: gpt-6 answers)');
  await userEvent.selectOptions(select('Provider'), 'built-in');
  await userEvent.selectOptions(select('Provider'), 'openai');
  expect(select('Model').value).toBe('gpt-4o');
  screen.getByText(/OpenAI can be reached/);
  await ask('Why?');
  expect(asked[0]).toMatchObject({ provider: 'openai', model: 'gpt-4o' });
});

test('what is not set up is listed, and cannot be chosen', async () => {
  showGuide();
  expect((await option('Mistral (not set up here)')).disabled).toBe(true);
});

test('a provider that does not tell its models is said to be so', async () => {
  const data = offered.data.map((one) => (one.id === 'openai' ? { ...one, isReachable: false } : one));
  showGuide({ providers: { default: 'openai', data } });
  await screen.findByText('OpenAI could not be asked for its models. The list is the one that this site knows of.');
});

test('where nobody tells who can answer, the site chooses, and one can ask again', async () => {
  showGuide({ providers: null });
  await screen.findByText('Who can answer could not be asked just now.');
  expect(select('Provider').disabled).toBe(true);
  await userEvent.click(button('Ask again'));
  await screen.findByText('Who can answer could not be asked just now.');
});

test('an answer says which model gave it', async () => {
  const { say, end } = showGuide();
  await option('OpenAI');
  await ask('Why?');
  say('Because.');
  end({ providerUsed: 'openai', modelUsed: 'gpt-4o-2024-08-06' });
  await screen.findByText('OpenAI · gpt-4o-2024-08-06');
});

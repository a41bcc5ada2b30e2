import { provideNaming } from '@roe/shared/frame';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { NamedIn } from './named-in.tsx';

const show = (url: string) => {
  onTestFinished(() => {
    cleanup();
    provideNaming(async () => []);
  });
  return act(async () =>
    render(
      <MemoryRouter>
        <NamedIn url={url} />
      </MemoryRouter>,
    ),
  );
};

test('a term lists the texts that name it, each with its kind', async () => {
  provideNaming(async (path) =>
    path === '/glossary/om' ? [{ url: '/decodings/hum', title: 'Why Om Hums', type: 'decoding' }] : [],
  );
  await show('/glossary/om');
  const item = within(screen.getByRole('region', { name: 'Named in' })).getByRole('listitem');
  expect(within(item).getByText('decoding').textContent).toBe('decoding');
  expect(within(item).getByRole('link', { name: 'Why Om Hums' }).getAttribute('href')).toBe('/decodings/hum');
});

test.each([
  ['nobody names', async () => []],
  ['cannot ask', () => Promise.reject(new Error('offline'))],
])('a term that %s keeps quiet', async (_, find) => {
  provideNaming(find);
  await show('/glossary/om');
  expect(screen.queryByRole('region')).toBeNull();
});

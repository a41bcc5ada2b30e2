import { PageContext } from '@roe/shared/frame';
import { fulfilled } from '@roe/shared/settled';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { PrivacyPage } from './privacy-page.tsx';

const document = {
  url: '/privacy',
  type: 'page' as const,
  title: 'Privacy',
  summary: 'What is kept.',
  date: null,
  updated: null,
  image: null,
  index: true,
};

function show(state: unknown): void {
  onTestFinished(cleanup);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/privacy', state }]}>
      <PageContext value={fulfilled({ document, data: { lead: 'What is kept.', html: '' } })}>
        <PrivacyPage />
      </PageContext>
    </MemoryRouter>,
  );
}

test('what was deleted before the page was loaded anew is named', () => {
  show({ deleted: ['conversation', 'preferences'] });
  expect(screen.getByText(/2 entries were on this device/).textContent).toContain('conversation, preferences');
});

test.each([null, 'text', { deleted: null }, { deleted: { length: 2 } }, { deleted: [{}] }])(
  'a history that holds %j instead shows the page, and nothing as deleted',
  (state) => {
    show(state);
    expect(screen.getByRole('heading', { level: 2, name: 'Delete everything on this device' })).toBeTruthy();
    expect(screen.queryByText(/on this device and deleted|had kept nothing/)).toBeNull();
  },
);

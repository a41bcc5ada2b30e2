import { showPage } from '@roe/shared/testing/page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrivacyPage } from './privacy-page.tsx';

const show = (state: unknown) =>
  showPage(<PrivacyPage />, {
    url: '/privacy',
    data: { lead: 'What is kept.', html: '' },
    visited: [{ pathname: '/privacy', state }],
  });

test('what was deleted before the page was loaded anew is named', () => {
  show({ deleted: ['conversation', 'preferences'] });
  expect(screen.getByText(/2 entries were on this device/).textContent).toContain('conversation, preferences');
});

test.each([null, 'text', { deleted: null }, { deleted: { length: 2 } }, { deleted: [{}] }])(
  'a history that holds %j instead shows the page, and nothing as deleted',
  (state) => {
    show(state);
    screen.getByRole('heading', { level: 2, name: 'Delete everything on this device' });
    expect(screen.queryByText(/on this device and deleted|had kept nothing/)).toBeNull();
  },
);

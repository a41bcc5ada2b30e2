import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Card } from './card.tsx';

test('the title is the one link of a card, and what stands in its foot acts for itself', async () => {
  onTestFinished(cleanup);
  const onShared = vi.fn();
  render(
    <MemoryRouter>
      <Card
        title="Why Om Hums"
        to="/decodings/why-om-hums"
        heading="h2"
        kicker="Sound"
        picture={<img src="/om.avif" alt="" />}
        foot={
          <button type="button" onClick={onShared}>
            Share
          </button>
        }
      >
        <p>One syllable, three sounds.</p>
      </Card>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Why Om Hums', level: 2 })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/decodings/why-om-hums']);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(onShared).toHaveBeenCalledTimes(1);
});

test('a card without an address leads nowhere', () => {
  onTestFinished(cleanup);
  render(<Card title="Ten Avatars">Still to come.</Card>);
  expect(screen.getByRole('heading', { name: 'Ten Avatars', level: 3 })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

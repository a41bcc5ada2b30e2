import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readOfflineTracks, useOfflineTracks } from '../kept/offline-tracks.ts';
import { track } from '../player/media.fixture.ts';
import { TrackCard } from './track-card.tsx';

/** A card on a device whose cache keeps in memory, and whose line brings so many bytes. */
function showCard({ bytes = 1_400_000, isFull = false } = {}) {
  const kept = new Map<string, Response>();
  const cache = {
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://roe.example${path}` })),
    match: async ({ url }: { url: string }) => kept.get(url.replace('https://roe.example', ''))?.clone(),
    delete: async (path: string) => kept.delete(path),
    async put(path: string, response: Response) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(path, response);
    },
  };
  vi.stubGlobal('caches', { has: async () => kept.size > 0, open: async () => cache });
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(bytes)));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  render(<TrackCard track={track('rain')} queue={[]} counts={undefined} isAsked={false} isFirst={false} />);
  onTestFinished(() => {
    cleanup();
    useOfflineTracks.setState({ addresses: {} });
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return kept;
}

const keep = () => screen.getByRole('button', { name: 'Keep Track rain offline, 1.4 MB' });
const isPressed = () => keep().getAttribute('aria-pressed');

test('a track is kept on the device, found there the next time, and taken off again', async () => {
  const kept = showCard();
  await userEvent.click(keep());
  await waitFor(() => expect(isPressed()).toBe('true'));
  expect(kept.get('/audio?track=rain')?.headers.get('content-type')).toBe('audio/webm');
  useOfflineTracks.setState({ addresses: {} });
  await readOfflineTracks();
  expect(useOfflineTracks.getState().addresses).toEqual({ rain: 'blob:here' });
  await userEvent.click(keep());
  await waitFor(() => expect(isPressed()).toBe('false'));
  expect(kept.size).toBe(0);
});

test.each([
  ['does not come whole', { bytes: 7 }],
  ['finds no room', { isFull: true }],
])('a track that %s is not kept, and the card says so', async (_, device) => {
  const kept = showCard(device);
  await userEvent.click(keep());
  await screen.findByText(/It could not be kept/);
  expect([isPressed(), kept.size]).toEqual(['false', 0]);
});

test('a browser that keeps no files says so', async () => {
  showCard();
  Reflect.deleteProperty(globalThis, 'caches');
  await userEvent.click(keep());
  await screen.findByText('This browser cannot keep tracks here.');
});

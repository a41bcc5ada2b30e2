import { audioToggled } from '@roe/shared/state/preferences';
import { showPage } from '@roe/shared/testing/page';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AudioData, AudioPage } from './audio-page.tsx';

const data: AudioData = {
  tracks: [
    { id: 'om', title: 'Primordial Om', description: 'A choir.', duration: '3:24', category: 'Mantras' },
    { id: 'rain', title: 'Rain and River', description: 'Rain.', duration: '3:36', category: 'Nature' },
  ],
};

const show = () => showPage(<AudioPage />, { url: '/audio', title: 'Audio and Vibrations', data });

test('every track is there, in its order, with what it is', () => {
  show();
  screen.getByRole('heading', { name: 'Audio and Vibrations', level: 1 });
  const tracks = screen.getAllByRole('listitem');
  expect(tracks.map((track) => within(track).getByRole('heading').textContent)).toEqual([
    'Primordial Om',
    'Rain and River',
  ]);
  within(tracks[0] as HTMLElement).getByText('Mantras · 3:24');
  within(tracks[0] as HTMLElement).getByText('A choir.');
});

test('a track can be linked to', () => {
  show();
  expect(document.getElementById('rain')?.textContent).toContain('Rain and River');
});

test('the page says whether the site may sound, also when that changes elsewhere', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('Sound is on for the whole site.');
  act(audioToggled);
  expect(screen.getByRole('status').textContent).toBe('Sound is muted for the whole site.');
  act(audioToggled);
  expect(screen.getByRole('status').textContent).toBe('Sound is on for the whole site.');
});

import type { Page } from '@roe/shared/contract';
import { PageContext } from '@roe/shared/frame';
import { fulfilled } from '@roe/shared/settled';
import { audioToggled, usePreferences } from '@roe/shared/state/preferences';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { type AudioData, AudioPage } from './audio-page.tsx';

function show(): void {
  onTestFinished(() => {
    cleanup();
    usePreferences.setState(usePreferences.getInitialState());
  });
  const page: Page<AudioData> = {
    document: {
      url: '/audio',
      type: 'page',
      title: 'Audio and Vibrations',
      summary: 'Nine tracks.',
      date: null,
      updated: null,
      image: null,
      index: true,
    },
    data: {
      tracks: [
        { id: 'om', title: 'Primordial Om', description: 'A choir.', duration: '3:24', category: 'Mantras' },
        { id: 'rain', title: 'Rain and River', description: 'Rain.', duration: '3:36', category: 'Nature' },
      ],
    },
  };
  render(
    <PageContext value={fulfilled(page)}>
      <AudioPage />
    </PageContext>,
  );
}

test('every track is there, in its order, with what it is', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Audio and Vibrations', level: 1 })).toBeTruthy();
  const tracks = screen.getAllByRole('listitem');
  expect(tracks.map((track) => within(track).getByRole('heading').textContent)).toEqual([
    'Primordial Om',
    'Rain and River',
  ]);
  expect(within(tracks[0] as HTMLElement).getByText('Mantras · 3:24')).toBeTruthy();
  expect(within(tracks[0] as HTMLElement).getByText('A choir.')).toBeTruthy();
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

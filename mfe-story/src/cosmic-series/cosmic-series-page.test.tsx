import { showPage } from '@roe/shared/testing/page';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CosmicSeriesData } from './cosmic-series.ts';
import { CosmicSeriesPage } from './cosmic-series-page.tsx';

const data: CosmicSeriesData = {
  lead: 'Eight pictures.',
  introduction: ['A breath.'],
  scenes: ['ocean', 'bindu', 'galaxies'].map((id, index) => ({
    id,
    picture: null,
    caption: `Caption of ${id}`,
    title: `Title of ${id}`,
    layer: ((index % 3) + 1) as 1 | 2 | 3,
    source: 'Ṛgveda',
    story: `Story of ${id}`,
  })),
  closing: 'Both are seen.',
  links: [],
};

const show = (address: string) => showPage(<CosmicSeriesPage />, { url: '/cosmic-series', data, visited: [address] });

const currentId = () => document.querySelector('[data-current]')?.id;
const button = (name: string) => screen.getByRole('button', { name });

test('all scenes stand in the document, one is current', () => {
  show('/cosmic-series');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(currentId()).toBe('ocean');
});

test('arrow keys step on and back, and stop at the ends', async () => {
  show('/cosmic-series');
  await userEvent.keyboard('{ArrowLeft}');
  expect(currentId()).toBe('ocean');
  await userEvent.keyboard('{ArrowRight>5/}');
  expect(currentId()).toBe('galaxies');
  expect(button('Next').getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{ArrowLeft}');
  expect(currentId()).toBe('bindu');
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}'); // the browser's own Back
  expect(currentId()).toBe('bindu');
});

test('the address names the scene', async () => {
  show('/cosmic-series#bindu');
  expect(currentId()).toBe('bindu');
  const scenes = within(screen.getByRole('navigation', { name: 'Scenes' }));
  expect(scenes.getByRole('link', { current: 'step' }).getAttribute('href')).toBe('/cosmic-series#bindu');
  await userEvent.click(scenes.getByRole('link', { name: 'Scene 3: Title of galaxies' }));
  expect(currentId()).toBe('galaxies');
});

test('a finger sweeps to the next scene and back; up and down it only scrolls', () => {
  show('/cosmic-series');
  const stage = screen.getByRole('region', { name: 'Storyboard' });
  const sweep = (across: number, down: number) => {
    fireEvent.touchStart(stage, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200 + across, clientY: 200 + down }] });
  };
  sweep(-120, 10);
  expect(currentId()).toBe('bindu');
  sweep(-60, 200);
  expect(currentId()).toBe('bindu');
  sweep(120, 0);
  expect(currentId()).toBe('ocean');
});

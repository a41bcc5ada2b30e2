import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import type { Pattern } from './pattern.ts';
import { svgOf } from './svg-file.ts';
import { Workshop } from './workshop.tsx';

const pattern: Pattern = {
  id: 'seed',
  name: 'Seed',
  layer: 2,
  meaning: 'Six fit.',
  history: 'Old.',
  construction: ['Draw a circle.', 'Draw another.', 'Mark the middle.'],
  steps: [[{ d: 'M0 0h1' }], [{ d: 'M0 1h1', kind: 'strong' }], [{ d: 'M0 2h1', kind: 'dot' }]],
};

function show(): void {
  onTestFinished(cleanup);
  render(<Workshop pattern={pattern} />);
}

const lines = () => Array.from(screen.getByRole('img', { name: 'Seed' }).querySelectorAll('path'));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a drawing is whole at first and is taken apart step by step, with the words of the step', async () => {
  show();
  expect(lines()).toHaveLength(3);
  await click('From the start');
  expect(lines().map((line) => line.getAttribute('d'))).toEqual(['M0 0h1']);
  screen.getByText('Draw a circle.');
  await click('Step back');
  expect(lines()).toHaveLength(1);
  await click('Next step');
  expect(lines()).toHaveLength(2);
  screen.getByText('Draw another.');
});

test('at its end nothing is drawn again, and at its beginning nothing is taken away', async () => {
  show();
  await click('Next step');
  expect(document.querySelector('[data-drawn]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Next step' }).getAttribute('aria-disabled')).toBe('true');
  await click('From the start');
  await click('Step back');
  expect(lines()).toHaveLength(1);
});

test('weight and colour change the drawing', async () => {
  show();
  fireEvent.change(screen.getByRole('slider', { name: 'Line weight' }), { target: { value: '2' } });
  expect(lines()[0]?.getAttribute('stroke-width')).toBe('2');
  expect(lines()[1]?.getAttribute('stroke-width')).toBe('3.4');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'var(--rose)');
  expect(screen.getByRole('img', { name: 'Seed' }).style.color).toBe('var(--rose)');
});

test('the file holds the lines as they are shown, in a colour that every program reads', () => {
  const svg = svgOf(pattern.steps, { colour: '#d4af37', weight: 2 });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="-256 -256 512 512"/);
  expect(svg).toContain('stroke="#d4af37"');
  expect(svg).toContain('<path d="M0 1h1" stroke-width="3.4"/>');
  expect(svg).toContain('<path d="M0 2h1" fill="#d4af37" stroke="none"/>');
});

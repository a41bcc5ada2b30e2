import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { LayersDiagram } from './layers-diagram.tsx';

const layer = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);

test('three layers can be chosen, each with its name and described by its text', () => {
  onTestFinished(cleanup);
  render(<LayersDiagram />);
  expect(screen.getByRole('group', { name: 'Layers' })).toBeTruthy();
  for (const [name, text] of [
    ['Layer 1 · Stillness', 'Pure Consciousness'],
    ['Layer 2 · Vibration', 'This is where change is made.'],
    ['Layer 3 · Form', 'This is where change is seen.'],
  ] as const) {
    const id = layer(name).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toContain(text);
  }
  expect(chosen()).toEqual([true, false, false]);
});

test('a layer is chosen on the figure as by its name', async () => {
  onTestFinished(cleanup);
  const { container } = render(<LayersDiagram />);
  const areas = [...container.querySelectorAll<HTMLLabelElement>('label:empty')];
  expect(areas.map(({ htmlFor }) => htmlFor)).toEqual(
    ['Layer 3 · Form', 'Layer 2 · Vibration', 'Layer 1 · Stillness'].map((name) => layer(name).id),
  );
  await userEvent.click(areas[0] as HTMLElement);
  expect(chosen()).toEqual([false, false, true]);
  await userEvent.click(screen.getByText('Vibration'));
  expect(chosen()).toEqual([false, true, false]);
});

test('it can start with a layer, and two on one page do not disturb each other', async () => {
  onTestFinished(cleanup);
  render(
    <>
      <LayersDiagram initial={3} />
      <LayersDiagram initial={2} />
    </>,
  );
  expect(chosen()).toEqual([false, false, true, false, true, false]);
  await userEvent.click(screen.getAllByRole('radio', { name: 'Layer 1 · Stillness' })[1] as HTMLElement);
  expect(chosen()).toEqual([false, false, true, true, false, false]);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

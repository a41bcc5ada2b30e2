import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { Tabs } from './tabs.tsx';

function show(): void {
  onTestFinished(cleanup);
  render(
    <Tabs
      label="Readings"
      tabs={[
        { id: 'form', label: 'Form', panel: <p>Oil and wick.</p> },
        { id: 'vibration', label: 'Vibration', panel: <p>An edge for the dark.</p> },
        { id: 'stillness', label: 'Stillness', panel: <p>The seeing.</p> },
      ]}
    />,
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const visiblePanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.getAttribute('aria-labelledby'));

test('the first text is shown; the others stay in the document', () => {
  show();
  expect(screen.getByRole('tablist', { name: 'Readings' })).toBeTruthy();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Form');
  expect(visiblePanels()).toEqual([tab('Form').id]);
  expect(document.body.textContent).toContain('The seeing.');
});

test('a click chooses a tab, and only that one is in the order of Tab', async () => {
  show();
  await userEvent.click(tab('Stillness'));
  expect(visiblePanels()).toEqual([tab('Stillness').id]);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test.each([
  ['ArrowRight', 'Vibration'],
  ['ArrowLeft', 'Stillness'],
  ['End', 'Stillness'],
  ['Home', 'Form'],
])('%s goes from the first to %s, with the focus', async (key, name) => {
  show();
  tab('Form').focus();
  await userEvent.keyboard(`{${key}}`);
  expect(document.activeElement).toBe(tab(name));
  expect(visiblePanels()).toEqual([tab(name).id]);
});

test('after the last comes the first, and another key changes nothing', async () => {
  show();
  await userEvent.click(tab('Stillness'));
  await userEvent.keyboard('x');
  expect(visiblePanels()).toEqual([tab('Stillness').id]);
  await userEvent.keyboard('{ArrowRight}');
  expect(visiblePanels()).toEqual([tab('Form').id]);
});

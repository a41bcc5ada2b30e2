import type { NavEntry } from '@roe/shared/contract';
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Frame } from './frame.tsx';

const nav: NavEntry[] = [
  { label: 'Riddles', href: '/riddles', order: 10 },
  { label: 'Pose one', href: '/riddles/new', order: 20, placement: 'action' },
  { label: 'Rules', href: '/riddles/rules', order: 30, placement: 'footer' },
];

const linksIn = (element: HTMLElement): string[] =>
  within(element)
    .queryAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('each link of a section stands where its section places it', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Frame nav={nav}>Words</Frame>
    </MemoryRouter>,
  );
  expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual(['Riddles /riddles']);
  expect(linksIn(screen.getByRole('navigation', { name: 'Footer' })).slice(0, 2)).toEqual([
    'Riddles /riddles',
    'Rules /riddles/rules',
  ]);
  expect(linksIn(screen.getByRole('banner'))).toEqual(['ROE /', 'Riddles /riddles', 'Pose one /riddles/new']);
});

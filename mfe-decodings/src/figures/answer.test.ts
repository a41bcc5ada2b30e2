import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

const whosePresent = `<figure data-figure="whose-present"><svg><path data-part="his" d="M0 0"></path><text data-part="when" y="1"></text></svg>
<label>How he walks<input type="range" min="-10" max="10" step="1" value="5"></label><span data-says></span></figure>`;

test('a figure shows what its controls say, from the start and whenever one is moved', () => {
  document.body.innerHTML = whosePresent;
  answer(document.querySelector('figure') as HTMLElement);
  const control = screen.getByRole('slider', { name: 'How he walks' });
  screen.getByText('his now: 4.2 days later');
  const before = document.querySelector('path')?.getAttribute('d');

  fireEvent.input(control, { target: { value: '-10' } });
  screen.getByText('his now: 8.5 days earlier');
  expect(document.querySelector('path')?.getAttribute('d')).not.toBe(before);
  expect(control.getAttribute('aria-valuetext')).toBe('10 km/h away from it');
  screen.getByText('10 km/h away from it');
});

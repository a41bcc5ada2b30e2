import { expect, test } from 'vitest';
import { themedColour, tokens } from './tokens.ts';

const place = 'shared/src/styles/tokens.css: expected "--';
const form = ': light-dark(var(--day, …) var(--sepia, …), …)", received ';

test('a colour is read in every theme, also where it stands on several lines', () => {
  expect(Object.keys(themedColour('ground'))).toEqual(['day', 'sepia', 'night']);
  for (const colour of Object.values(themedColour('backdrop'))) expect(colour).toMatch(/^oklch\([\d. ]+ \/ [\d.]+\)$/);
});

test.each([
  ['grounds', 'no such token'],
  ['text-tiny', '"--text-tiny: 0.75rem"'],
  ['shadow', '"--shadow: 0 1.25rem 3rem -1rem light-dark('],
])('--%s is no colour, and who asks for one learns what to do', (name, received) => {
  expect(() => themedColour(name)).toThrow(`${place}${name}${form}${received}`);
  expect(() => themedColour(name)).toThrow('Give it a colour for each theme.');
});

test('pages that carry the tokens carry no comments', () => {
  expect(tokens).toMatch(/^@layer reset, tokens,[\s\S]+\n}$/);
  expect(tokens).not.toContain('/*');
});

import { expect, test } from 'vitest';
import { newReference, referenceFrom } from './reference.ts';

test('references are of one form, and differ', () => {
  const references = Array.from({ length: 1000 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^ROE-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(references).size).toBe(1000);
});

test.each(['ROE-7K3M-Q2P0', 'roe-7k3m-q2p0', '7k3m q2po', 'R0E7K3MQ2PO', 'ROE 7K3M Q2P0'])(
  '"%s" is understood as it was meant',
  (word) => {
    expect(referenceFrom(word)).toBe('ROE-7K3M-Q2P0');
  },
);

test('a reference that starts like the prefix is left whole', () => {
  expect(referenceFrom('ROE-R0E1-2345')).toBe('ROE-R0E1-2345');
  expect(referenceFrom('R0E12345')).toBe('ROE-R0E1-2345');
});

test.each(['', 'ROE', 'ROE-7K3M', 'ROE-7K3M-Q2PU', "ROE-7K3M-Q2P'"])('"%s" is none, and that is said', (word) => {
  expect(() => referenceFrom(word)).toThrow(`Expected a reference number such as ROE-7K3M-Q2PX, received "${word}".`);
});

import { expect, test } from 'vitest';
import { noticesOf, type Package } from './notices.ts';

const packageWith = (changes: Partial<Package>): Package => ({
  name: 'react',
  version: '19.0.0',
  licence: 'MIT',
  copyright: ['Copyright (c) Meta'],
  terms: 'Do as you like.',
  ...changes,
});

const react = packageWith({});
const vue = packageWith({ name: 'vue', version: '3.0.0', copyright: ['Copyright (c) Evan You'] });
const older = packageWith({ version: '18.0.0' });
const bsd = packageWith({ name: 'abc', licence: 'BSD-3-Clause', terms: 'Name us.' });

test('packages under the same words stand together, each with whose it is', () => {
  const text = noticesOf([react, vue, bsd]);
  expect(text).toContain('## BSD-3-Clause: abc\n\n```text\nabc 19.0.0\n  Copyright (c) Meta\n\nName us.\n```');
  expect(text).toContain(
    '## MIT: 2 packages\n\n```text\nreact 19.0.0\n  Copyright (c) Meta\nvue 3.0.0\n  Copyright (c) Evan You\n\nDo as you like.\n```',
  );
});

test('what several parts bring stands once, in each of its versions', () => {
  expect(noticesOf([react, older, react])).toContain('react 18.0.0\n  Copyright (c) Meta\nreact 19.0.0\n');
  expect(noticesOf([react, older, react])).toBe(noticesOf([older, react]));
});

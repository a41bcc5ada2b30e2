import { expect, test } from 'vitest';
import { documentWith, wholeWith } from './documents.fixture.ts';
import { llmsOf } from './llms.ts';

test('the site is named and summed up, then its pages stand by type, each with address and summary', () => {
  const whole = wholeWith(
    documentWith({ url: '/', type: 'page', title: 'Home', summary: 'Where it begins.' }),
    documentWith({ url: '/decodings/om' }),
    documentWith({ url: '/decodings/soma', title: 'Soma', summary: 'A drink, or a state.', date: null }),
    documentWith({ url: '/glossary/maya', type: 'term', title: 'Māyā', summary: 'What appears.' }),
  );
  expect(llmsOf(whole)).toBe(`# Whole

> All of it.

## Pages

- [Home](https://roe.example/): Where it begins.

## Decodings

- [Om](https://roe.example/decodings/om): One sound, three layers.
- [Soma](https://roe.example/decodings/soma): A drink, or a state.

## Glossary

- [Māyā](https://roe.example/glossary/maya): What appears.
`);
});

test('without any document the name and the summary are left', () => {
  expect(llmsOf(wholeWith())).toBe('# Whole\n\n> All of it.\n');
});

test('a title or an address cannot break out of its link, nor a text out of its line', () => {
  const whole = wholeWith(
    documentWith({
      url: '/series/The%20Web%20(of%20All)',
      title: 'a](https://evil.example) [b',
      summary: 'One.\n\n## Two\\',
    }),
  );
  expect(llmsOf(whole)).toContain(
    '\n- [a\\](https://evil.example) \\[b](https://roe.example/series/The%20Web%20%28of%20All%29): One. ## Two\\\\\n',
  );
});

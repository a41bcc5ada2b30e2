import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ReplyMarkdown } from './markdown.tsx';

const htmlOf = (text: string) =>
  render(
    <MemoryRouter>
      <ReplyMarkdown text={text} />
    </MemoryRouter>,
  ).container.innerHTML.replaceAll('\n', '');

test('an answer has paragraphs, emphasis and lists', () => {
  expect(htmlOf('*One* and **two**.\n\n- a\n- b')).toBe(
    '<p><em>One</em> and <strong>two</strong>.</p><ul><li>a</li><li>b</li></ul>',
  );
});

test('links lead to pages of this site, or name where they lead', () => {
  expect(htmlOf('[Om](/glossary/om)')).toBe('<p><a href="/glossary/om" data-discover="true">Om</a></p>');
  expect(htmlOf('[x](https://a.example/y)')).toBe(
    '<p><a href="https://a.example/y" rel="noopener noreferrer nofollow ugc">x (a.example)</a></p>',
  );
});

test.each([
  ['[x](javascript:alert(1))', '<p>x</p>'],
  ['[x](data:text/html,x)', '<p>x</p>'],
  ['[x](//evil.example)', '<p>x</p>'],
  ['[x](https://bank.example@evil.example)', '<p>x</p>'],
  ['[x](mailto:a@b.example)', '<p>x</p>'],
  ['![x](https://evil.example/pixel.png)', '<p></p>'],
  ['a <img src=x onerror=alert(1)> b', '<p>a  b</p>'],
  ['<script>alert(1)</script>', ''],
  ['# Heading', 'Heading'],
])('%s does no harm', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

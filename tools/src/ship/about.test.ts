import { about } from '@roe/shared/contract/about-fixture';
import { expect, test } from 'vitest';
import { aboutOf } from '../compose/compose.ts';
import { aboutErrors } from './about.ts';
import { candidateOf } from './candidate.fixture.ts';

test('a page that site.json names must be there, unless its section is yet to come', () => {
  const candidate = candidateOf({ decodings: { paths: ['/decodings', '/decodings/:slug'] } }, ['decodings']);
  const errors = aboutErrors({ ...candidate, isComing: (url) => url !== about.contact });
  expect(errors).toEqual([
    expect.stringMatching(/^site.json: field "search.action": expected a page, received "\/decodings", which is none/),
    expect.stringMatching(/^site.json: field "model.href": expected a page, received "\/decodings\/three-layer-model"/),
    expect.stringMatching(/^site.json: field "correct.action": expected a page, received "\/contact", which is none/),
    expect.stringMatching(/^site.json: field "contact": expected a page, received "\/contact", which is none/),
  ]);
  const pages = new Map([about.search.action, about.model.href, about.contact].map((url) => [url, 'page.html']));
  expect(aboutErrors({ ...candidate, pages, isComing: (url) => url === about.ask.action })).toEqual([]);
});

test('a shell of a release that said nothing of the site is not composed with, and what to do is said', () => {
  const { shell } = candidateOf({}, []);
  expect(aboutOf(shell)).toBe(about);
  expect(() => aboutOf({ ...shell, about: undefined })).toThrow(
    'shell/versions/1.json: expected what site.json says, received a shell that says nothing. Ship the shell too: npm run ship -- shell',
  );
});

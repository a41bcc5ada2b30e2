import { expect, test } from 'vitest';
import { candidateOf } from './candidate.fixture.ts';
import { pagesToTry } from './smoke.ts';

const candidate = {
  ...candidateOf({ chat: { paths: ['/chatbot', '/chatbot/:slug', '/none'] }, audio: { paths: ['/audio'] } }, ['chat']),
  pages: new Map([
    ['/chatbot', 'a.html'],
    ['/chatbot/om', 'b.html'],
    ['/chatbot/soma', 'new.html'],
    ['/audio', 'd.html'],
  ]),
  livePages: new Map([
    ['/chatbot/om', 'b.html'],
    ['/chatbot/soma', 'c.html'],
  ]),
};

test('of every pattern of what ships one page is tried, one that is new where there is any', () => {
  expect(pagesToTry(candidate, ['chat'])).toEqual(['/chatbot', '/chatbot/soma']);
  expect(pagesToTry(candidate, ['chat', 'audio'])).toEqual(['/chatbot', '/chatbot/soma', '/audio']);
});

import { DEVELOPMENT } from '@roe/shared/kit/content-server';
import { expect, test } from 'vitest';
import { emptyStore } from '../ship/site.fixture.ts';
import { answersOf } from './answers.ts';
import { developmentRegistry } from './registry.ts';

const ORIGIN = 'http://127.0.0.1:4099';

/** What is answered before the gateway is asked, while the section "chat" is in development. */
function answer(path: string, init?: RequestInit): Promise<Response> | undefined {
  const sections = { chat: `${ORIGIN}/chat` };
  const registry = developmentRegistry(sections, undefined, 'https://roe.example');
  return answersOf(registry, { shell: ORIGIN, sections }, emptyStore())(new Request(ORIGIN + path, init));
}

test.each(['shell', 'chat'])(
  'what fails of %s in development is no visitor’s failure, and is taken in silence',
  async (section) => {
    const body = JSON.stringify({ section, code: DEVELOPMENT, kind: 'load' });
    const response = await answer('/api/reports', { method: 'POST', body });
    expect([response?.status, await response?.text()]).toEqual([204, '']);
  },
);

test('the rest of the interface, and files of what is shipped, are the gateway’s', () => {
  for (const path of ['/api/contact', '/api/counts?subject=/', '/sections/audio/files/entry.js'])
    expect(answer(path)).toBeUndefined();
});

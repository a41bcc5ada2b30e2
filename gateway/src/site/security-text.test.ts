import { expect, test } from 'vitest';
import { makeSite } from '../gateway.fixture.ts';

test('who finds a vulnerability is told where to report it, by a note that never runs out', async () => {
  const { ask, write, map } = makeSite();
  const shipped = { ...map, pages: { ...map.pages, '/contact': 'ab00.html' } };
  write('pages/maps/decodings.0000000001.json', JSON.stringify(shipped));
  const response = await ask('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    `Contact: https://roe.example/contact
Expires: 2025-03-31T12:00:00.000Z
Preferred-Languages: en
Canonical: https://roe.example/.well-known/security.txt
`,
  );
});

test('a site without a page for it, or without TLS, names no place to report vulnerabilities', async () => {
  expect((await makeSite().ask('/.well-known/security.txt')).status).toBe(404);
  const { ask, write, map, publish } = makeSite();
  const shipped = { ...map, pages: { ...map.pages, '/contact': 'ab00.html' } };
  write('pages/maps/decodings.0000000001.json', JSON.stringify(shipped));
  publish({ site: 'http://127.0.0.1:4199' });
  expect((await ask('/.well-known/security.txt')).status).toBe(404);
});

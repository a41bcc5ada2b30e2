import { expect, test } from 'vitest';
import { makeGateway } from '../gateway.fixture.ts';

const sent = { message: 'Words', seconds: 42, key: '0b0f7e5e-3c2d-4d8a-9a51-5f2f0a8d7c11' };

test.each([
  { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://www.roe.example' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://other.example' },
  { origin: 'https://roe.example.other.example' },
  { origin: 'null' },
])('what another site sends is refused: %j', async (headers) => {
  const { post, messages } = await makeGateway();
  const response = await post('/api/contact', sent, headers);
  expect(response.status).toBe(403);
  expect((await response.json()).detail).toMatch(/^Expected a request of this site's own pages, received one from /);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(await messages.list()).toEqual([]);
});

test.each([
  {},
  { 'sec-fetch-site': 'same-origin', origin: 'https://roe.example' },
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'http://roe.example' },
  { origin: 'https://roe.example' },
])('what our own pages send is taken: %j', async (headers) => {
  const { post } = await makeGateway();
  expect((await post('/api/contact', sent, headers)).status).toBe(201);
});

test('our own pages are known behind a proxy that asks by another name', async () => {
  const { post } = await makeGateway();
  const inside = 'http://gateway.internal:4100/api/contact';
  expect((await post(inside, sent, { origin: 'https://roe.example' })).status).toBe(201);
  expect((await post(inside, sent, { origin: 'https://other.example' })).status).toBe(403);
});

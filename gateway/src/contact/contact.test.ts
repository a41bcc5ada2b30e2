import { expect, test } from 'vitest';
import { makeGateway } from '../gateway-fixture.ts';

const sent = {
  name: 'A reader',
  email: 'reader@roe.example',
  category: 'Scientific',
  message: 'What is sākṣī (साक्षी)?',
  website: '',
  seconds: 42,
  key: '0b0f7e5e-3c2d-4d8a-9a51-5f2f0a8d7c11',
};
const anotherKey = (index: number) => `another-key-of-the-form-${index}`;

test('a message is stored as it was sent, and answered with its reference', async () => {
  const { post, messages } = await makeGateway();
  const response = await post('/api/contact', sent);
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { reference } = await response.json();
  const { name, email, category, message, key } = sent;
  expect(await messages.list()).toEqual([
    {
      ...{ reference, name, email, category, message, key },
      received_at: '2025-03-01T12:00:00.000Z',
      forward_at: null,
      forward_tries: 0,
    },
  ]);
});

test('only the message is needed; the rest starts as the form does', async () => {
  const { post, messages } = await makeGateway();
  const { message, key, seconds } = sent;
  expect((await post('/api/contact', { message, key, seconds })).status).toBe(201);
  expect(await messages.list()).toMatchObject([{ name: '', email: '', category: 'Spiritual' }]);
});

test('signs that could harm whoever reads it are left out, and lines stay', async () => {
  const { post, messages } = await makeGateway();
  const wild = { name: 'A\u001b[31m\r\nB', message: ' one\r\ntwo\0\u001b]0;x\u0007\tthree\ud800 ' };
  expect((await post('/api/contact', { ...sent, ...wild })).status).toBe(201);
  expect(await messages.list()).toMatchObject([{ name: 'A[31m B', message: 'one\ntwo]0;x\tthree' }]);
});

test('the longest message in a wide script is taken', async () => {
  const { post, messages } = await makeGateway();
  const longest = {
    name: 'न'.repeat(120),
    email: `${'न'.repeat(250)}@a.b`,
    message: 'साक्षी'.repeat(1000).slice(0, 5000),
  };
  expect((await post('/api/contact', { ...sent, ...longest })).status).toBe(201);
  expect(await messages.list()).toMatchObject([longest]);
});

test('a double click stores one message, and both are answered alike', async () => {
  const { post, messages } = await makeGateway();
  const responses = await Promise.all([post('/api/contact', sent), post('/api/contact', sent)]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = await Promise.all(responses.map((response) => response.json()));
  expect(first).toEqual(second);
  expect(await messages.list()).toMatchObject([first]);
});

test('a second try after a lost answer is answered even where the limit is reached', async () => {
  const { post, messages } = await makeGateway();
  const { reference } = await (await post('/api/contact', sent)).json();
  for (let index = 0; index < 4; index++) await post('/api/contact', { ...sent, key: anotherKey(index) });
  const again = await post('/api/contact', sent);
  expect([again.status, await again.json()]).toEqual([201, { reference }]);
  expect(await messages.list()).toHaveLength(5);
});

test('other words under a known key are refused, and nothing is lost silently', async () => {
  const { post, messages } = await makeGateway();
  const { reference } = await (await post('/api/contact', sent)).json();
  const response = await post('/api/contact', { ...sent, message: 'Other words' });
  expect(response.status).toBe(409);
  expect((await response.json()).detail).toBe(
    `Expected a new "key" for a new message: this one belongs to ${reference}, which has other words.`,
  );
  expect(await messages.list()).toMatchObject([{ message: sent.message }]);
});

test.each([
  ['fills in the field that nobody sees', { website: 'https://spam.example' }],
  ['fills it in with anything', { website: ['x'] }],
  ['is quicker than a person', { seconds: 2.9 }],
])('a machine that %s gets the usual answer, and nothing is stored', async (_, trapped) => {
  const { post, messages } = await makeGateway();
  const response = await post('/api/contact', { ...sent, ...trapped });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ reference: expect.stringMatching(/^ROE-\w{4}-\w{4}$/) });
  expect(await messages.list()).toEqual([]);
});

test('the sixth message of an address within an hour waits, and other addresses do not', async () => {
  const { post, clock, messages } = await makeGateway();
  const send = (index: number, client?: string) =>
    post('/api/contact', { ...sent, key: anotherKey(index) }, {}, client);
  for (let index = 0; index < 5; index++) expect((await send(index)).status).toBe(201);
  const refused = await send(5);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect((await refused.json()).detail).toBe('Expected at most 5 in an hour from one address. Try again in 3600 s.');
  expect((await send(6, '203.0.113.2')).status).toBe(201);
  clock.now += 3_600_000;
  expect((await send(5)).status).toBe(201);
  expect(await messages.list()).toHaveLength(7);
});

test('what is refused does not use up the limit', async () => {
  const { post } = await makeGateway();
  for (let index = 0; index < 9; index++) await post('/api/contact', { ...sent, message: '' });
  expect((await post('/api/contact', sent)).status).toBe(201);
});

const message = 'Expected a message of 1 to 5,000 characters, received';
const email = 'Expected an e-mail address such as "name@example.org" of at most 254 characters, or none, received';

test.each([
  [{ message: '' }, '#/message', `${message} an empty text.`],
  [{ message: ' \n\t ' }, '#/message', `${message} an empty text.`],
  [{ message: undefined }, '#/message', `${message} an empty text.`],
  [{ message: 'x'.repeat(5001) }, '#/message', `${message} 5,001 characters.`],
  [{ message: 7 }, '#/message', `${message} 7.`],
  [{ name: 'x'.repeat(121) }, '#/name', 'Expected a name of at most 120 characters, received 121 characters.'],
  [{ name: null }, '#/name', 'Expected a name of at most 120 characters, received null.'],
  [{ email: 'reader' }, '#/email', `${email} "reader".`],
  [{ email: 'a b@roe.example' }, '#/email', `${email} "a b@roe.example".`],
  [{ email: `${'x'.repeat(250)}@a.bc` }, '#/email', `${email} 255 characters.`],
  [
    { category: 'Spam' },
    '#/category',
    'Expected one of Spiritual, Scientific, Cultural, Festivals, Confusion, Personal, received "Spam".',
  ],
  [{ seconds: undefined }, '#/seconds', 'Expected a value, but it is missing.'],
  [{ seconds: '42' }, '#/seconds', 'Expected the number of seconds since the form was opened, received "42".'],
  [{ key: undefined }, '#/key', 'Expected a value, but it is missing.'],
  [
    { key: 'short' },
    '#/key',
    'Expected a key of 16 to 64 letters, digits, "-" or "_" that stays the same for every attempt to send one message, received "short".',
  ],
])('%j is refused with a sentence about the field', async (changes, pointer, detail) => {
  const { post, messages } = await makeGateway();
  const response = await post('/api/contact', { ...sent, ...changes });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect((await response.json()).errors).toEqual([{ pointer, detail }]);
  expect(await messages.list()).toEqual([]);
});

test('every field that is wrong is named at once', async () => {
  const { post } = await makeGateway();
  const response = await post('/api/contact', { ...sent, email: 'x', category: 'y', message: '' });
  const { errors } = await response.json();
  expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['#/email', '#/category', '#/message']);
});

test.each([
  ['a text', 'x', 'Expected an object with the fields of the contact form, received "x".'],
  ['null', null, 'Expected an object with the fields of the contact form, received null.'],
])('%s is no message', async (_, body, detail) => {
  const response = await (await makeGateway()).post('/api/contact', body);
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual([{ pointer: '#', detail }]);
});

test.each([
  ['no type', undefined, 'Expected the content type "application/json", received a body without a type.'],
  ['a form', 'application/x-www-form-urlencoded', undefined],
  ['plain text', 'text/plain;charset=UTF-8', undefined],
  ['a type that starts alike', 'application/json-patch+json', undefined],
])('a body of %s is refused', async (_, type, detail) => {
  const { ask } = await makeGateway();
  const body = new TextEncoder().encode(JSON.stringify(sent));
  const response = await ask('/api/contact', { method: 'POST', body, headers: type ? { 'content-type': type } : {} });
  expect(response.status).toBe(415);
  expect((await response.json()).detail).toBe(
    detail ?? `Expected the content type "application/json", received "${type}".`,
  );
});

test.each([
  ['no JSON', '{"name":'],
  ['nothing', ''],
  ['broken UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
])('%s is refused', async (_, body) => {
  const { ask } = await makeGateway();
  const response = await ask('/api/contact', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(response.status).toBe(400);
  expect((await response.json()).detail).toBe('Expected JSON in UTF-8, received a body that is none.');
});

test('a body that is too long is refused by its declared length, before it is read', async () => {
  const { ask } = await makeGateway();
  const headers = { 'content-type': 'application/json', 'content-length': '16385' };
  const response = await ask('/api/contact', { method: 'POST', body: '{}', headers });
  expect(response.status).toBe(413);
  expect((await response.json()).detail).toBe('Expected a body of at most 16384 bytes, received more.');
});

test('a body without a declared length is refused as soon as it is too long', async () => {
  const { ask } = await makeGateway();
  let pulled = 0;
  let isCancelled = false;
  const body = new ReadableStream({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(1024));
    },
    cancel() {
      isCancelled = true;
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
  expect((await ask('/api/contact', init as RequestInit)).status).toBe(413);
  expect(pulled).toBeLessThan(20);
  expect(isCancelled).toBe(true);
});

test('a body that breaks off is no fault of ours', async () => {
  const { ask, log } = await makeGateway();
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
  expect((await ask('/api/contact', init as RequestInit)).status).toBe(400);
  expect(log).toEqual([]);
});

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

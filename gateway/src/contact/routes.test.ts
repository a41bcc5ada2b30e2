import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeGateway } from '../gateway.fixture.ts';

const sent = {
  name: 'A reader',
  email: 'reader@roe.example',
  category: 'Scientific',
  message: 'What is sākṣī (साक्षी)?',
  echo: '',
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
      is_suspected: 0,
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

test('what turns text around or hides in it is left out, and what joins signs stays', async () => {
  const { post, messages } = await makeGateway();
  const hidden = '\u202e\u2066\u200b\u200f\u061c\u2060\ufeff\u00ad\u3164\u{e0041}\u{e007f}';
  const joined = 'क्\u200dष and र्\u200cय, 👩\u200d🚀 and ❤\ufe0f';
  const wild = { name: `A${hidden}nna`, email: `a${hidden}@roe.example`, message: `${hidden}${joined}${hidden}.` };
  expect((await post('/api/contact', { ...sent, ...wild })).status).toBe(201);
  expect(await messages.list()).toMatchObject([{ name: 'Anna', email: 'a@roe.example', message: `${joined}.` }]);
});

test.each([false, true])('the longest message in a wide script is taken, its signs escaped: %s', async (isEscaped) => {
  const { ask, messages } = await makeGateway();
  const longest = {
    name: 'न'.repeat(120),
    email: `${'न'.repeat(250)}@a.b`,
    message: 'साक्षी'.repeat(1000).slice(0, 5000),
  };
  const body = JSON.stringify({ ...sent, ...longest });
  const escaped = body.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const response = await ask('/api/contact', {
    method: 'POST',
    body: isEscaped ? escaped : body,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(201);
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
  ['fills in the field that nobody sees', { echo: 'https://spam.example' }],
  ['fills it in with anything', { echo: ['x'] }],
  ['fills in the field of earlier forms', { website: 'https://spam.example' }],
  ['is quicker than a person', { seconds: 2.9 }],
])('what %s may be a person’s: it is stored with a mark, under the number that is answered', async (_, trapped) => {
  const { post, messages } = await makeGateway({ forward: () => {} });
  const response = await post('/api/contact', { ...sent, ...trapped });
  expect(response.status).toBe(201);
  const { reference } = await response.json();
  expect(await messages.list()).toMatchObject([
    { reference, message: sent.message, is_suspected: 1, forward_at: null },
  ]);
  const again = await post('/api/contact', { ...sent, ...trapped });
  expect([again.status, await again.json()]).toEqual([201, { reference }]);
});

test('forms of earlier releases, with their empty field, are taken as ever', async () => {
  const { post, messages } = await makeGateway();
  const { reference } = await (await post('/api/contact', { ...sent, website: '' })).json();
  expect(await messages.list()).toMatchObject([{ reference, is_suspected: 0 }]);
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
  expect((await refused.json()).detail).toBe(
    'Expected at most 5 messages in an hour from one address. Try again in 3600 s.',
  );
  expect((await send(6, '203.0.113.2')).status).toBe(201);
  clock.now += 3_600_000;
  expect((await send(5)).status).toBe(201);
  expect(await messages.list()).toHaveLength(7);
});

test('what is refused does not use up the limit of messages', async () => {
  const { post } = await makeGateway();
  for (let index = 0; index < 9; index++) await post('/api/contact', { ...sent, message: '' });
  expect((await post('/api/contact', sent)).status).toBe(201);
});

test.each([
  ['refused', { message: '' }, 422],
  ['repeated', {}, 201],
])('requests that are %s are counted too, in a wide limit', async (_, changes, status) => {
  const { post } = await makeGateway();
  await post('/api/contact', sent);
  for (let index = 1; index < 120; index++)
    expect((await post('/api/contact', { ...sent, ...changes })).status).toBe(status);
  const response = await post('/api/contact', { ...sent, ...changes });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await post('/api/contact', sent, {}, '203.0.113.2')).status).toBe(201);
});

test('what another site makes a browser send uses up nothing of its visitor', async () => {
  const { post } = await makeGateway();
  for (let index = 0; index < 130; index++) await post('/api/contact', sent, { 'sec-fetch-site': 'cross-site' });
  expect((await post('/api/contact', sent)).status).toBe(201);
});

test('a database that fails is our fault: it is said and written down, and uses up nothing of the visitor', async () => {
  const { post, database, messages, log } = await makeGateway();
  await sql`alter table messages rename to broken`.execute(database);
  for (let index = 0; index < 7; index++) {
    const response = await post('/api/contact', { ...sent, key: anotherKey(index) });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect((await response.json()).detail).toBe(
      'The message could not be stored. The fault is ours, not yours, and it is written down. Try again in 60 s.',
    );
  }
  expect(log[0]).toContain('A message could not be stored: ');
  expect(log[0]).toContain('no such table');
  await sql`alter table broken rename to messages`.execute(database);
  for (let index = 0; index < 5; index++)
    expect((await post('/api/contact', { ...sent, key: anotherKey(index) })).status).toBe(201);
  expect(await messages.list()).toHaveLength(5);
});

test('a write that fails gives back the slot it took, and no other', async () => {
  const { post, database, log } = await makeGateway();
  for (let index = 0; index < 4; index++) await post('/api/contact', { ...sent, key: anotherKey(index) });
  await sql`create trigger full before insert on messages begin select raise(fail, 'disk is full'); end`.execute(
    database,
  );
  const failed = [5, 6, 7].map((index) => post('/api/contact', { ...sent, key: anotherKey(index) }));
  expect((await Promise.all(failed)).map(({ status }) => status)).toContain(503);
  expect(log.join()).toContain('disk is full');
  await sql`drop trigger full`.execute(database);
  expect((await post('/api/contact', { ...sent, key: anotherKey(8) })).status).toBe(201);
  expect((await post('/api/contact', { ...sent, key: anotherKey(9) })).status).toBe(429);
});

test('the last hundred megabytes of the disk are left free', async () => {
  const space = { free: 99_999_999 };
  const { post, messages, log } = await makeGateway({ freeSpace: async () => space.free });
  const response = await post('/api/contact', sent);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(log[0]).toContain('DATA_DIR: expected 100000000 bytes free on its disk, received 99999999. Free some.');
  expect(await messages.list()).toEqual([]);
  space.free++;
  expect((await post('/api/contact', sent)).status).toBe(201);
});

const message = 'Expected a message of 1 to 5,000 characters, received';
const email = 'Expected an e-mail address such as "name@example.org" of at most 254 characters, or none, received';

test.each([
  [{ message: '' }, '#/message', `${message} an empty text.`],
  [{ message: ' \n\t ' }, '#/message', `${message} an empty text.`],
  [{ message: undefined }, '#/message', `${message} an empty text.`],
  [{ message: '\u200b \u200d\u2800\ufe0f\u202e' }, '#/message', `${message} an empty text.`],
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

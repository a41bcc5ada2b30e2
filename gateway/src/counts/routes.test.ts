import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeGateway } from '../gateway.fixture.ts';

const none = { views: 0, likes: 0, plays: 0, downloads: 0 };

/** A gateway, and what it counts of pages. */
async function counting() {
  const { ask, post, ...rest } = await makeGateway();
  const countsOf = async (...subjects: string[]) =>
    (await ask(`/api/counts?${new URLSearchParams(subjects.map((subject) => ['subject', subject]))}`)).json();
  const count = (event: string, subject = '/decodings/om', client?: string) =>
    post('/api/counts', { subject, event }, {}, client);
  return { ask, post, count, countsOf, ...rest };
}

test('counts start at 0', async () => {
  const { countsOf, database } = await counting();
  expect(await countsOf('/decodings', '/decodings/om')).toEqual({ '/decodings': none, '/decodings/om': none });
  expect(await database.selectFrom('counts').selectAll().execute()).toEqual([]);
});

test('each event counts for its page alone', async () => {
  const { count, countsOf } = await counting();
  for (const event of ['view', 'view', 'view', 'like', 'play', 'play', 'download']) {
    const response = await count(event);
    expect([response.status, await response.text()]).toEqual([204, '']);
  }
  await count('like', '/decodings/om', '203.0.113.2');
  await count('view', '/');
  expect(await countsOf('/decodings/om', '/', '/decodings')).toEqual({
    '/decodings/om': { views: 3, likes: 2, plays: 2, downloads: 1 },
    '/': { ...none, views: 1 },
    '/decodings': none,
  });
});

test('a like can be taken back, and likes never fall below 0', async () => {
  const { count, countsOf } = await counting();
  const likes = async () => (await countsOf('/decodings/om'))['/decodings/om'].likes;
  await count('unlike');
  expect(await likes()).toBe(0);
  await count('like');
  expect(await likes()).toBe(1);
  for (let index = 0; index < 3; index++) expect((await count('unlike')).status).toBe(204);
  expect(await likes()).toBe(0);
  await count('like');
  expect(await likes()).toBe(1);
});

test('an address is one like of a page and day, and takes back no other’s', async () => {
  const { count, countsOf, clock } = await counting();
  const likes = async () => (await countsOf('/decodings/om'))['/decodings/om'].likes;
  for (const visitor of ['203.0.113.2', '203.0.113.3']) await count('like', '/decodings/om', visitor);
  for (let index = 0; index < 20; index++) expect((await count('unlike')).status).toBe(204);
  expect(await likes()).toBe(2);
  for (let index = 0; index < 20; index++) expect((await count('like')).status).toBe(204);
  expect(await likes()).toBe(3);
  clock.now += 86_400_000;
  await count('unlike');
  expect(await likes()).toBe(3);
  await count('like');
  expect(await likes()).toBe(4);
});

test('a like that could not be stored can be sent again', async () => {
  const { count, countsOf, database } = await counting();
  await sql`alter table counts rename to broken`.execute(database);
  expect((await count('like')).status).toBe(500);
  await sql`alter table broken rename to counts`.execute(database);
  await count('like');
  expect(await countsOf('/decodings/om')).toEqual({ '/decodings/om': { ...none, likes: 1 } });
  await sql`alter table counts rename to broken`.execute(database);
  expect((await count('unlike')).status).toBe(500);
  await sql`alter table broken rename to counts`.execute(database);
  await count('unlike');
  expect(await countsOf('/decodings/om')).toEqual({ '/decodings/om': none });
});

test('passages of a page have counts of their own, such as a track of the page of tracks', async () => {
  const { count, countsOf } = await counting();
  expect((await count('play', '/decodings/om#sound')).status).toBe(204);
  expect(await countsOf('/decodings/om#sound', '/decodings/om')).toEqual({
    '/decodings/om#sound': { ...none, plays: 1 },
    '/decodings/om': none,
  });
});

test.each([
  '',
  'decodings',
  '/never-written',
  '/decodings/',
  '/decodings?x=1',
  '/decodings/%6fm',
  '/decodings/om#',
  '/decodings/om#never-written',
  '/decodings#sound',
  '/lost#sound#sound',
  '//decodings',
  '/../decodings',
  '/decodings\0',
  '__proto__',
  'https://other.example/decodings',
])('nothing is counted for "%s", which is no page', async (subject) => {
  const { count, countsOf, database, log } = await counting();
  const response = await count('view', subject);
  expect(response.status).toBe(422);
  const { errors } = await response.json();
  expect(errors).toEqual([
    {
      pointer: '#/subject',
      detail: `Expected the address of a page of this site, or of a place in it, such as "/page#place"; received ${JSON.stringify(subject)}.`,
    },
  ]);
  expect(await database.selectFrom('counts').selectAll().execute()).toEqual([]);
  expect(Object.entries(await countsOf(subject))).toEqual([[subject, none]]);
  expect(log).toEqual([]);
});

test.each([
  [
    { subject: '/decodings', event: 'stare' },
    '#/event',
    'Expected one of view, like, unlike, play, download, received "stare".',
  ],
  [{ subject: '/decodings' }, '#/event', 'Expected a value, but it is missing.'],
  [{ subject: 7, event: 'view' }, '#/subject', 'Expected the address of a page of this site, received 7.'],
  ['view', '#', 'Expected an object with "subject" and "event", received "view".'],
])('%j is refused with a sentence about the field', async (body, pointer, detail) => {
  const { post } = await counting();
  const response = await post('/api/counts', body);
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual([{ pointer, detail }]);
});

test('an address has 60 events a minute', async () => {
  const { count, countsOf, clock } = await counting();
  for (let index = 0; index < 60; index++) expect((await count('view')).status).toBe(204);
  const refused = await count('view');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await count('view', '/decodings/om', '203.0.113.2')).status).toBe(204);
  clock.now += 60_000;
  expect((await count('view')).status).toBe(204);
  expect(await countsOf('/decodings/om')).toEqual({ '/decodings/om': { ...none, views: 62 } });
});

test('nothing but the page and its counts is stored', async () => {
  const { count, database } = await counting();
  await count('view');
  expect(await database.selectFrom('counts').selectAll().execute()).toEqual([
    { subject: '/decodings/om', ...none, views: 1 },
  ]);
});

test('events that come at once are all counted', async () => {
  const { count, countsOf } = await counting();
  await Promise.all(Array.from({ length: 40 }, () => count('view')));
  expect(await countsOf('/decodings/om')).toEqual({ '/decodings/om': { ...none, views: 40 } });
});

test('events of another site are not counted', async () => {
  const { post, countsOf } = await counting();
  const response = await post('/api/counts', { subject: '/', event: 'like' }, { 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
  expect(await countsOf('/')).toEqual({ '/': none });
});

test('counts may be kept for a few seconds, answers to events not at all', async () => {
  const { ask, count } = await counting();
  expect((await ask('/api/counts?subject=/')).headers.get('cache-control')).toBe('public, max-age=10');
  expect((await count('view')).headers.get('cache-control')).toBe('no-store');
});

test.each([0, 51])('%i subjects at once are refused', async (number) => {
  const { ask } = await counting();
  const query = Array.from({ length: number }, () => 'subject=/').join('&');
  const response = await ask(`/api/counts?${query}`);
  expect(response.status).toBe(422);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await response.json()).detail).toBe(`Expected 1 to 50 parameters "subject", received ${number}.`);
});

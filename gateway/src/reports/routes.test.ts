import { expect, test } from 'vitest';
import { makeGateway } from '../gateway.fixture.ts';
import type { Database } from '../storage/tables.ts';
import { CODE, OLDER_CODE } from '../store.fixture.ts';

const load = { section: 'decodings', code: CODE, kind: 'load' };

const kept = (database: Database) => database.selectFrom('failures').selectAll().orderBy('day').execute();

test('failures are counted by day, part, version and kind, and nothing else of them is kept', async () => {
  const { post, database, clock } = await makeGateway();
  for (const failure of [load, { ...load, kind: 'data' }, load, { ...load, code: OLDER_CODE }]) {
    const response = await post('/api/reports', failure);
    expect([response.status, await response.text()]).toEqual([204, '']);
  }
  clock.now += 86_400_000;
  await post('/api/reports', load);
  expect((await kept(database)).map((row) => Object.values(row).join(' ')).sort()).toEqual([
    '2025-03-01 decodings 1.0.0-new data 1',
    '2025-03-01 decodings 1.0.0-new load 2',
    '2025-03-01 decodings 1.0.0-old load 1',
    '2025-03-02 decodings 1.0.0-new load 1',
  ]);
});

test('a failure of the shell is counted for its live version', async () => {
  const { ask, post, database } = await makeGateway();
  const { shell } = await (await ask('/api/health')).json();
  expect((await post('/api/reports', { section: 'shell', code: shell, kind: 'frame' })).status).toBe(204);
  expect(await kept(database)).toMatchObject([{ section: 'shell', version: shell, kind: 'frame', count: 1 }]);
});

test.each([
  { ...load, section: 'never' },
  { ...load, section: '__proto__' },
  { ...load, section: 'shell' },
  { ...load, code: 'c0de999999' },
  { ...load, code: '__proto__' },
  { ...load, kind: 'boredom' },
  { section: 'decodings', code: CODE },
  'load',
])('%j is no failure of this site, and fills no table', async (body) => {
  const { post, database } = await makeGateway();
  const response = await post('/api/reports', body);
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
  expect(await kept(database)).toEqual([]);
});

test('shells of before, in open tabs, report to an address of their own', async () => {
  const { post, database } = await makeGateway();
  expect((await post('/api/failures', load)).status).toBe(204);
  expect(await kept(database)).toMatchObject([{ kind: 'load', count: 1 }]);
});

test('one address tells of 20 failures an hour at most, and no other site of any', async () => {
  const { post, database, clock } = await makeGateway();
  for (let index = 0; index < 20; index++) expect((await post('/api/reports', load)).status).toBe(204);
  expect((await post('/api/reports', load)).status).toBe(429);
  clock.now += 3_600_000;
  expect((await post('/api/reports', load)).status).toBe(204);
  expect((await post('/api/reports', load, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await kept(database)).toMatchObject([{ count: 21 }]);
});

test('failures are summed over the last days, and kept for 30', async () => {
  const { reports, database } = await makeGateway();
  const failure = { section: 'decodings', version: '1.0.0-x', kind: 'load' } as const;
  for (const day of ['2025-01-29T23:59:59', '2025-01-30T00:00:00', '2025-02-28T12:00:00', '2025-03-01T00:00:00'])
    await reports.count(failure, new Date(`${day}Z`));
  const now = new Date('2025-03-01T12:00:00Z');
  expect(await reports.ofLast(1, now)).toEqual([{ ...failure, count: 2 }]);
  expect(await reports.ofLast(30, now)).toEqual([{ ...failure, count: 3 }]);
  expect((await kept(database)).map(({ day }) => day)).toEqual(['2025-01-30', '2025-02-28', '2025-03-01']);
});

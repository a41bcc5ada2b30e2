import { expect, test } from 'vitest';
import { makeGateway } from '../gateway.fixture.ts';
import { CODE, OLDER_CODE } from '../store.fixture.ts';

const load = { section: 'decodings', code: CODE, kind: 'load' };

test('failures are counted by day, part, version and kind, and nothing else of them is kept', async () => {
  const { post, failures, clock } = await makeGateway();
  for (const failure of [load, { ...load, kind: 'data' }, load, { ...load, code: OLDER_CODE }]) {
    const response = await post('/api/failures', failure);
    expect([response.status, await response.text()]).toEqual([204, '']);
  }
  clock.now += 86_400_000;
  await post('/api/failures', load);
  expect((await failures.list(new Date(clock.now))).map((row) => Object.values(row).join(' ')).sort()).toEqual([
    '2025-03-01 decodings 1.0.0-new data 1',
    '2025-03-01 decodings 1.0.0-new load 2',
    '2025-03-01 decodings 1.0.0-old load 1',
    '2025-03-02 decodings 1.0.0-new load 1',
  ]);
});

test('a failure of the frame is counted for its live version', async () => {
  const { ask, post, failures, clock } = await makeGateway();
  const { shell } = await (await ask('/api/health')).json();
  expect((await post('/api/failures', { section: 'shell', code: shell, kind: 'frame' })).status).toBe(204);
  expect(await failures.list(new Date(clock.now))).toMatchObject([
    { section: 'shell', version: shell, kind: 'frame', count: 1 },
  ]);
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
  const { post, failures, clock } = await makeGateway();
  const response = await post('/api/failures', body);
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
  expect(await failures.list(new Date(clock.now))).toEqual([]);
});

test('one address tells of 20 failures an hour at most, and no other site of any', async () => {
  const { post, failures, clock } = await makeGateway();
  for (let index = 0; index < 20; index++) expect((await post('/api/failures', load)).status).toBe(204);
  expect((await post('/api/failures', load)).status).toBe(429);
  clock.now += 3_600_000;
  expect((await post('/api/failures', load)).status).toBe(204);
  expect((await post('/api/failures', load, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await failures.list(new Date(clock.now))).toMatchObject([{ count: 21 }]);
});

test('failures of more than 30 days are neither listed nor kept', async () => {
  const { failures, database } = await makeGateway();
  const failure = { section: 'decodings', version: '1.0.0-x', kind: 'load' } as const;
  await failures.count(failure, new Date('2025-01-29T23:59:59Z'));
  await failures.count(failure, new Date('2025-01-30T00:00:00Z'));
  expect(await failures.list(new Date('2025-03-01T12:00:00Z'))).toMatchObject([{ day: '2025-01-30' }]);
  await failures.count(failure, new Date('2025-03-01T12:00:00Z'));
  const kept = await database.selectFrom('failures').select('day').orderBy('day').execute();
  expect(kept).toEqual([{ day: '2025-01-30' }, { day: '2025-03-01' }]);
});

import { expect, test } from 'vitest';
import { makeSite } from './gateway.fixture.ts';

test('health tells the revision and the version of every part', async () => {
  const response = await makeSite().ask('/api/health');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    storage: 'ok',
    revision: 1,
    shell: '1.0.0-shell',
    sections: { decodings: '1.0.0-new' },
  });
});

test('health is bad while nothing is shipped', async () => {
  const response = await makeSite({ isShipped: false }).ask('/api/health');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'empty', storage: 'ok' });
});

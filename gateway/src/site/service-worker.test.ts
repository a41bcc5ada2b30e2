import { expect, test } from 'vitest';
import { makeSite } from '../gateway.fixture.ts';

test.each(['/sw.js', '/decodings/om', '/sections/x/files/worker.js'])(
  'who asks for a service worker at %s gets one that ends itself',
  async (address) => {
    const response = await makeSite().ask(address, { headers: { 'service-worker': 'script' } });
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('registration.unregister()');
  },
);

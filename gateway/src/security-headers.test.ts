import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const headersOf = (path: string) => securityHeaders('http://localhost', path);

test('our own pages may frame a document of /assets, nobody else and nothing else', () => {
  const pdf = headersOf('/assets/ROE_Realization.pdf');
  expect(pdf['x-frame-options']).toBe('SAMEORIGIN');
  expect(pdf['content-security-policy']).toContain("frame-ancestors 'self'");
  for (const path of ['/', '/realization', '/assets/other.html', '/assets/x.pdf/y', '/files/x.pdf']) {
    expect(headersOf(path)['x-frame-options']).toBe('DENY');
    expect(headersOf(path)['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

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

test('a worker of the shell may ask this site for files, and load, run and reach nothing else', () => {
  const policyOf = (path: string) => headersOf(path)['content-security-policy'];
  expect(policyOf('/shell/files/searching.1f2e3d4c5b.js')).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  for (const path of ['/', '/sections/audio/files/section.1f2e3d4c5b.js', '/shell/files/main.1f2e3d4c5b.css'])
    expect(policyOf(path)).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('other sites may show our pictures, as feeds and link previews do, and load nothing else', () => {
  const policyOf = (path: string) => headersOf(path)['cross-origin-resource-policy'];
  for (const path of ['/sections/decodings/files/om-960.1f2e3d4c5b.avif', '/favicon.svg', '/icons/icon-192.png'])
    expect(policyOf(path)).toBe('cross-origin');
  for (const path of ['/', '/decodings/om', '/registry.json', '/shell/files/main.1f2e3d4c5b.js', '/rss.xml'])
    expect(policyOf(path)).toBe('same-origin');
});

import { rmSync } from 'node:fs';
import path from 'node:path';
import type { NavEntry } from '@roe/shared/contract';
import { expect, test } from 'vitest';
import { makeSite } from '../gateway.fixture.ts';
import { errorPage } from './error-page.ts';

test.each([
  [404, 'There is no page at this address'],
  [500, 'Something went wrong here'],
  [503, 'The site is being set up'],
])('the %i page needs nothing but itself, and stays out of search engines', async (status, heading) => {
  const { ask, folder } = makeSite({ isShipped: status !== 503 });
  if (status === 500) for (const form of ['', '.br', '.gz']) rmSync(path.join(folder, `pages/ab/ab01.html${form}`));
  const response = await ask(status === 404 ? '/nowhere' : '/decodings');
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/<script|<link|<img|\bsrc=|@import|url\(|\/\*/);
});

test('the policy of an error page allows its own style and nothing else that runs or loads', async () => {
  const response = await makeSite().ask('/nowhere');
  const policy = response.headers.get('content-security-policy') ?? '';
  const style = /<style>(.*)<\/style>/s.exec(await response.text())?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src|unsafe/);
});

test('a visitor of a site that is not shipped yet is told when to come back', async () => {
  expect((await makeSite({ isShipped: false }).ask('/')).headers.get('retry-after')).toBe('30');
});

test('an error is written down with the address, and not shown', async () => {
  const { ask, folder, log } = makeSite();
  for (const form of ['', '.br', '.gz']) rmSync(path.join(folder, `pages/ab/ab01.html${form}`));
  const html = await (await ask('/decodings?search=secret')).text();
  expect(log[0]).toContain('GET /decodings: ');
  expect(log[0]).toContain('pages/ab/ab01.html');
  expect(log[0]).not.toContain('secret');
  expect(html).not.toContain('ab01.html');
});

test('the 404 page names the pages of the menu in their order', async () => {
  const { ask, publish, release } = makeSite();
  const rules: NavEntry = { label: 'Rules', href: '/rules', order: 0, placement: 'footer' };
  const other = { ...release, nav: [{ label: 'Start', href: '/', order: 0 }, rules] };
  publish({ sections: { decodings: release, other } });
  expect(await (await ask('/nowhere')).text()).toContain(
    'may be among these: <a href="/">Start</a>, <a href="/decodings">Decodings</a>, or start from the <a href="/">first page</a>.',
  );
});

test('what a site is named, and what its pages are, is text and no markup', async () => {
  const page = await errorPage(404, { name: 'A & <B>', links: [{ label: '"C" & <D>', href: '/c?d&"e' }] });
  const html = await page.text();
  expect(html).toContain(' · A &amp; &lt;B&gt;</title>');
  expect(html).toContain('<a href="/c?d&amp;&quot;e">&quot;C&quot; &amp; &lt;D&gt;</a>');
});

test('a site without a menu still has a way on', async () => {
  expect(await (await errorPage(404)).text()).toContain('misspelt. You can start from the <a href="/">first page</a>.');
});

import type { PagePayload, Section } from '@roe/shared/contract';
import { expect, test } from 'vitest';
import { muteWarning } from './muted-warning.fixture.ts';
import { render } from './prerender.tsx';
import { documentOf, openSite, releaseOf, SITE, sectionOf } from './site.fixture.tsx';

/** Prerenders /decodings/om with this title, in a shell with this menu. */
async function prerender({ title = 'Om', section }: { title?: string; section?: Section } = {}) {
  const { asked } = await openSite();
  const payload: PagePayload = {
    site: SITE,
    shell: '1.0.0-x',
    nav: [{ label: 'Decodings', href: '/decodings', order: 1 }],
    pin: releaseOf('decodings'),
    page: { document: documentOf('/decodings/om', title), data: { text: 'A syllable.' } },
  };
  return { ...(await render(payload, section ?? sectionOf('decodings'))), asked };
}

function Broken(): never {
  throw new Error('no such verse');
}

test('the head holds what the page says of itself, the body the shell and the page', async () => {
  const { head, body } = await prerender();
  expect(head).toContain('<title>Om · ROE</title>');
  expect(head).toContain(`<link rel="canonical" href="${SITE}/decodings/om"/>`);
  expect(head).not.toContain('A syllable.');
  expect(body).toMatch(/^<a [^>]*>Skip to content<\/a><header/);
  expect(body).toContain('<p>A syllable.</p>');
  expect(body).toContain('href="/decodings"');
  expect(body).not.toContain('<title>');
});

test('a page that is rendered asks the network for nothing', async () => {
  expect((await prerender()).asked).toEqual([]);
});

test('a page brings no script of its own', async () => {
  const { head, body } = await prerender();
  expect(head + body).not.toContain('<script');
});

test('a title that looks like HTML is text', async () => {
  const { head, body } = await prerender({ title: '</title><a class="x">' });
  expect(head).toContain('<title>&lt;/title&gt;&lt;a class=&quot;x&quot;&gt; · ROE</title>');
  expect(body).toMatch(/^<a [^>]*>Skip to content<\/a>/);
});

test('a page that throws is an error, and no half page', async () => {
  const section: Section = { routes: [{ path: '/decodings/:slug', element: <Broken /> }] };
  await expect(prerender({ section })).rejects.toThrow('no such verse');
});

test('a page that the section has no route for is an error that names it', async () => {
  const expectWarning = muteWarning('No routes matched'); // React Router tells developers too
  const section: Section = { routes: [{ path: '/decodings', element: <p>List</p> }] };
  await expect(prerender({ section })).rejects.toThrow('/decodings/om');
  expectWarning();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failing, openSite, press } from '../site.fixture.tsx';
import { Broken, goOffline, links, OM } from './section-host.fixture.tsx';

test.each([
  ['an error', failing(500), 'HTTP 500'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['no JSON', () => new Response('<h1>Sign in</h1>'), 'JSON'],
  ['another shape', {}, '.document: expected object, received undefined'],
  ['nothing', () => Response.json(null), 'expected object, received null'],
  [
    'a document of another shape',
    { document: { url: '/decodings/om' } },
    '.document.type: expected string, received undefined',
  ],
])(
  'a page whose data meets %s is an alert in plain words, its cause is reported, and "Try again" brings the page',
  async (_, answer, reason) => {
    const { show, page, answers, logged } = await openSite();
    answers[OM] = answer;
    await show('/decodings/om');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('This page of “Decodings” could not be loaded');
    expect(alert.textContent).not.toContain(reason);
    expect(logged.map(String)).toEqual([expect.stringContaining(reason)]);
    page('/decodings/om', 'Om', 'A syllable.');
    await press('button', 'Try again');
    screen.getByText('A syllable.');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a notice speaks plainly, names the page as the menu does, and leads to its document', async () => {
  const { show, code, logged } = await openSite();
  const cause = new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008');
  code['audio'] = cause;
  await show('/audio');
  const alert = screen.getByRole('alert');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“Audio” could not be loaded');
  expect(document.title).toBe('“Audio” could not be loaded · ROE');
  expect(alert.textContent).not.toMatch(/Runtime|script|works/i);
  expect(logged).toEqual([cause]);
  expect(screen.getByRole('link', { name: 'Open as a plain page' }).getAttribute('href')).toBe('/');
});

test("a section's code that cannot be had is an alert that names it, and other sections still work", async () => {
  const { show, code } = await openSite();
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/decodings', links);
  expect(screen.getByRole('alert').textContent).toContain('“Decodings” could not be loaded');
  await press('link', 'to audio');
  screen.getByText('Nine tracks.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a section that throws while it renders takes nothing else with it', async () => {
  const { show, code, logged } = await openSite();
  code['decodings'] = { routes: [{ path: '/decodings', element: <Broken /> }] };
  await show('/decodings', links);
  expect(screen.getByRole('alert').textContent).toContain('“Decodings” could not be shown');
  expect(logged).toEqual([new Error('no such verse')]);
  await press('link', 'to audio');
  screen.getByText('Nine tracks.');
});

test('a failure is asked about once, not over and over', async () => {
  const { show, asked, answers } = await openSite();
  answers[OM] = failing(500);
  await show('/decodings/om');
  screen.getByRole('alert');
  expect(asked.filter((url) => url === OM)).toHaveLength(1);
});

test('a section that throws is told as such; who is offline tells nothing', async () => {
  const { show, code, sent } = await openSite();
  code['audio'] = { routes: [{ path: '/audio', element: <Broken /> }] };
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/audio', links);
  goOffline();
  await press('link', 'to decodings');
  expect(sent).toEqual([['/api/reports', { section: 'audio', code: 'c0de000001', kind: 'render' }]]);
});

test('each kind of failure of a section is told once, with nothing about the visitor', async () => {
  const { show, code, answers, sent } = await openSite();
  answers[OM] = failing(500);
  await show('/decodings/om', links);
  await press('button', 'Try again');
  code['audio'] = new Error('Section "audio" cannot be had');
  await press('link', 'to audio');
  await press('link', 'to om');
  expect(sent).toEqual([
    ['/api/reports', { section: 'decodings', code: 'c0de000001', kind: 'data' }],
    ['/api/reports', { section: 'audio', code: 'c0de000001', kind: 'load' }],
  ]);
});

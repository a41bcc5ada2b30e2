import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { links } from '../page/section-host.fixture.tsx';
import { deferred, openSite, prerenderedPage, press, releaseOf, sectionOf } from '../site.fixture.tsx';

test('a tab keeps the release of a section that it runs, whatever the registry says later', async () => {
  const older = 'c0de000000';
  const prerendered = prerenderedPage('/decodings', 'Decodings', 'The older list.', older);
  const { site, show, page } = await openSite({ prerendered });
  page('/decodings/om', 'Om', 'The older text.', { code: older });
  await show('/decodings', links);
  screen.getByText('The older list.');
  expect((await site.registry()).sections['decodings']?.code).not.toBe(older);
  await press('link', 'to om');
  screen.getByText('The older text.');
});

test('a page that was shipped after this tab got its registry is found', async () => {
  const { show, answers, registry, page } = await openSite();
  page('/audio', 'Audio', 'Nine tracks.');
  answers['/registry.json'] = { ...registry, sections: { decodings: registry.sections['decodings'] } };
  await show('/decodings', links);
  answers['/registry.json'] = registry;
  await press('link', 'to audio');
  screen.getByText('Nine tracks.');
});

test('a section that this tab has not opened is taken from the newest registry, code and data', async () => {
  const { show, answers, registry, page, site, loadSection } = await openSite();
  await show('/decodings', links);
  const newer = releaseOf('audio', 'c0de000002');
  const newerDecodings = releaseOf('decodings', 'c0de000002');
  page('/audio', 'Audio', 'Ten tracks.', { code: newer.code });
  answers['/registry.json'] = { ...registry, sections: { decodings: newerDecodings, audio: newer } };
  await site.renewRegistry();
  await press('link', 'to audio');
  screen.getByText('Ten tracks.');
  expect(loadSection).toHaveBeenLastCalledWith(newer, false, []);
  await press('link', 'to om');
  screen.getByText('A syllable.'); // the older one, which it runs
});

test('a registry that is older than what this tab has is not taken', async () => {
  const { show, answers, registry, page, site, loadSection } = await openSite();
  const newer = releaseOf('audio', 'c0de000002');
  answers['/registry.json'] = { ...registry, revision: 2, sections: { ...registry.sections, audio: newer } };
  page('/audio', 'Audio', 'Ten tracks.', { code: newer.code });
  await show('/decodings', links);
  await site.renewRegistry();
  answers['/registry.json'] = registry;
  expect((await site.renewRegistry()).revision).toBe(2);
  await press('link', 'to audio');
  screen.getByText('Ten tracks.');
  expect(loadSection).toHaveBeenLastCalledWith(newer, false, []);
});

test('a registry that nobody signed who may ship is not taken', async () => {
  const { site } = await openSite();
  vi.stubGlobal('KEYS', ['A'.repeat(43)]);
  await expect(site.registry()).rejects.toThrow(
    '/registry.json: expected the signature of somebody who may ship this site, received none or another',
  );
  vi.stubGlobal('KEYS', []);
  expect(await site.registry()).toMatchObject({ revision: 1 });
});

test('"Try again" after a failure of the code takes the release that is current then', async () => {
  const { show, code, answers, registry, page, loadSection } = await openSite();
  const fixed = releaseOf('decodings', 'c0de000002');
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/decodings');
  code['decodings'] = sectionOf('decodings');
  const { promise, resolve } = deferred<Response>();
  answers['/registry.json'] = () => promise;
  page('/decodings', 'Decodings', 'Repaired.', { code: fixed.code });
  await press('button', 'Try again');
  const sections = { ...registry.sections, decodings: fixed };
  await act(async () => resolve(Response.json({ ...registry, revision: 2, sections })));
  screen.getByText('Repaired.');
  expect(loadSection).toHaveBeenLastCalledWith(fixed, true, []);
});

import { expect, test } from 'vitest';
import { openSite } from '../site.fixture.tsx';

const glance = { headline: { text: 'Om', lang: 'sa-Latn' }, text: 'A syllable.', more: 'Read it' };

test('sections get the document and the glance of each other’s pages, and never their data', async () => {
  const { page, site } = await openSite();
  page('/decodings/om', 'Om', 'A syllable.', { glance });
  const answer = await site.pageAt('/decodings/om');
  expect(answer).toMatchObject({ url: '/decodings/om', title: 'Om', glance });
  expect(JSON.stringify(answer)).not.toContain('data');
  expect(await site.pageAt('/decodings/never-written')).toBeNull();
});

test('a section gets the data of its own pages only', async () => {
  const { site } = await openSite();
  const { sections } = await site.registry();
  const { audio, decodings } = sections;
  if (!audio || !decodings) throw new Error('expected both sections');
  expect(await site.ownDataAt(decodings, '/decodings/om')).toEqual({ text: 'A syllable.' });
  expect(await site.ownDataAt(decodings, '/decodings/never-written')).toBeNull();
  await expect(site.ownDataAt(audio, '/decodings/om')).rejects.toThrow('expected a page of the section "audio"');
});

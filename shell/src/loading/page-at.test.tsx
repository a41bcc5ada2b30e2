import { expect, test, vi } from 'vitest';
import { openSite } from '../site.fixture.tsx';

const { loadSection } = vi.hoisted(() => ({ loadSection: vi.fn() }));
vi.mock('./federation.ts', () => ({ loadSection }));

const glance = { headline: { text: 'Om', lang: 'sa-Latn' }, text: 'A syllable.', more: 'Read it' };

test('sections get the document and the glance of each other’s pages, and never their data', async () => {
  const { page } = await openSite(loadSection);
  page('/decodings/om', 'Om', 'A syllable.', { glance });
  const { pageAt } = await import('./page-at.ts');
  const found = await pageAt('/decodings/om');
  expect(found).toMatchObject({ url: '/decodings/om', title: 'Om', glance });
  expect(JSON.stringify(found)).not.toContain('data');
  expect(await pageAt('/decodings/never-written')).toBeNull();
});

test('a section gets the data of its own pages only', async () => {
  const { loadRegistry } = await openSite(loadSection);
  const { ownDataAt } = await import('./page-at.ts');
  const { sections } = await loadRegistry();
  const { audio, decodings } = sections;
  if (!audio || !decodings) throw new Error('expected both sections');
  expect(await ownDataAt(decodings, '/decodings/om')).toEqual({ text: 'A syllable.' });
  expect(await ownDataAt(decodings, '/decodings/never-written')).toBeNull();
  await expect(ownDataAt(audio, '/decodings/om')).rejects.toThrow('expected a page of the section "audio"');
});

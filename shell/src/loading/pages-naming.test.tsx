import { namingFile, namingNumber } from '@roe/shared/contract/naming';
import { expect, test } from 'vitest';
import { failing, openSite } from '../site.fixture.tsx';

const TERM = '/glossary/om';
const file = (id: string, files: number) => `/sections/${id}/data/c0de000001/${namingFile(namingNumber(TERM, files))}`;
const page = (url: string) => ({ url, title: url, type: 'decoding' });

test('pages of all sections that name one are joined, each section being asked for one file', async () => {
  const { answers, registry, asked, site } = await openSite();
  Object.assign(registry.sections['decodings'] ?? {}, { naming: 8 });
  Object.assign(registry.sections['audio'] ?? {}, { naming: 1 });
  answers[file('decodings', 8)] = { [TERM]: [page('/decodings/om'), page('https://elsewhere.example/')] };
  answers[file('audio', 1)] = { [TERM]: [page('/audio')], '/glossary/other': [page('/audio/other')] };
  expect(await site.pagesNaming(TERM)).toEqual([page('/decodings/om'), page('/audio')]);
  expect([...asked].sort()).toEqual(['/registry.json', file('audio', 1), file('decodings', 8)].sort());
});

test.each([
  ['fails', failing(500)],
  ['has no such file any more', failing(404)],
  ['answers in another form', () => new Response('null')],
])('a section that %s only misses its own pages', async (_, answer) => {
  const { answers, registry, site } = await openSite();
  for (const release of Object.values(registry.sections)) Object.assign(release, { naming: 1 });
  answers[file('decodings', 1)] = answer;
  answers[file('audio', 1)] = { [TERM]: [page('/audio')] };
  expect(await site.pagesNaming(TERM)).toEqual([page('/audio')]);
});

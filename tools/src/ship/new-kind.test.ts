import type { PageMap } from '@roe/shared/contract';
import { pageFile, pageMapFile } from '@roe/shared/contract/store';
import { expect, test } from 'vitest';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';

test('a kind of pages that is new stands in feeds, llms.txt and structured data when its section alone is shipped', async () => {
  const store = emptyStore();
  const shell = await addShell(store);
  await makeLive(store, shell, await addSection(store, 'home', { pages: { '/': 'Home' } }));
  const before = liveRegistry(store);
  const riddle = { singular: 'Riddle', plural: 'All riddles', schemaType: 'Quiz', isInFeeds: true };
  const url = '/riddles/mirror';
  const { rendered } = await makeLive(
    store,
    shell,
    await addSection(store, 'riddles', {
      pages: { [url]: 'Who is it?' },
      kinds: { riddle },
      document: { type: 'riddle', title: 'The mirror', date: '2025-03-01' },
    }),
  );
  const { files, sections, shell: live } = liveRegistry(store);
  expect(rendered).toEqual([url]);
  expect(live).toEqual(before.shell);
  expect(sections['home']).toEqual(before.sections['home']);
  expect(sections['riddles']?.kinds).toEqual({ riddle });
  const read = (path: string) => store.read('site/files', files[path] ?? '');
  for (const feed of ['/rss.xml', '/atom.xml', '/feed.json']) expect(read(feed)).toContain(url);
  expect(read('/llms.txt')).toContain(`\n## All riddles\n\n- [The mirror](https://roe.example${url})`);
  const map: PageMap = JSON.parse(store.read(pageMapFile(sections['riddles']?.pages ?? '')));
  expect(store.read(pageFile(map.pages[url] ?? ''))).toContain('"@type":"Quiz"');
});

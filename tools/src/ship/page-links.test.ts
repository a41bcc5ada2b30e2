import { expect, test } from 'vitest';
import { retire } from './retire.ts';
import { rollBack } from './rollback.ts';
import { addSection, addShell, emptyStore, liveRegistry, makeLive } from './site.fixture.ts';

const frameLeadingTo = (...hrefs: string[]) => ({
  footer: hrefs.map((href) => `<a href="${href}">Rights</a>`).join(''),
});

const place = 'Nothing was published, because:\nThe shell, around every page: expected';
const advice = 'Change the link in shell/src, or keep the page.';

/** A site of the section "story" with the page /about/rights. */
async function site() {
  const store = emptyStore();
  const story = await addSection(store, 'story', {
    paths: ['/about/:slug'],
    pages: { '/about/rights': '<h2 id="all">All rights</h2>' },
    aliases: { '/about/rights': ['/about/laws'] },
    gone: ['/about/duties'],
  });
  await makeLive(store, await addShell(store), story);
  return store;
}

test.each([
  ['/about/right', 'links to pages, received "/about/right", which is none. Near it: /about/rights.'],
  ['/rightss', 'links to pages, received "/rightss", which is none. Near it: /about/rights.'],
  ['/about/rights#some', 'a place on /about/rights, received "#some", which is not there.'],
])('a shell that leads to %s is not shipped, and the site stays as it is', async (href, error) => {
  const store = await site();
  const shell = await addShell(store, frameLeadingTo(href));
  await expect(makeLive(store, shell)).rejects.toThrow(`${place} ${error} ${advice}`);
  expect(liveRegistry(store).revision).toBe(1);
});

test('a shell may lead to places of pages, former and withdrawn pages, files, sections that are not shipped yet, and other sites', async () => {
  const store = await site();
  const pages = ['/about/rights#all', '?seams', '/about/laws', '/about/duties', '/library'];
  const shell = await addShell(store, frameLeadingTo(...pages, '/rss.xml', 'https://example.org/'));
  expect(await makeLive(store, shell)).toMatchObject({ revision: 2 });
});

test('a section that takes a place away from the shell, or is retired without an heir, is stopped; an heir takes the link over', async () => {
  const store = await site();
  const shell = await addShell(store, frameLeadingTo('/about/rights#all'));
  const library = await addSection(store, 'library', { pages: { '/library': '<p>Read</p>' } });
  await makeLive(store, shell, library);
  const shorter = await addSection(store, 'story', { pages: { '/about/rights': '<h2>Rights</h2>' } });
  await expect(makeLive(store, shell, shorter)).rejects.toThrow('a place on /about/rights, received "#all"');
  await expect(retire(store, 'story', null)).rejects.toThrow('received "/about/rights#all", which is none');
  expect(await retire(store, 'story', '/library')).toMatchObject({ revision: 3 });
});

test('what was live before comes back, also where the shell leads to less', async () => {
  const store = await site();
  const pages = { '/about/rights': '<h2 id="all">All</h2><h2 id="some">Some</h2>' };
  await makeLive(store, await addShell(store), await addSection(store, 'story', { pages, gone: ['/about/laws'] }));
  await makeLive(store, await addShell(store, frameLeadingTo('/about/rights#some')));
  expect(await rollBack(store, 'story')).toMatchObject({ revision: 4 });
});

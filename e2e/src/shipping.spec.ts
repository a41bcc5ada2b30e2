import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, open, test, title } from './journey.ts';
import { checksums, copyProject, copyStore, npmRun, parts, ship, source, startServer, withEdit } from './site.ts';

// Each has a store of its own, and each worker a copy of the project.
test.describe.configure({ mode: 'parallel' });

const registryOf = (store: string) => JSON.parse(readFileSync(path.join(store, 'registry.json'), 'utf8'));

/** Adds files to the project's copy while the task runs. */
async function withAdded<T>(files: Record<string, string>, task: () => Promise<T>): Promise<T> {
  for (const [file, text] of Object.entries(files)) writeFileSync(source(file), text);
  try {
    return await task();
  } finally {
    for (const file of Object.keys(files)) rmSync(source(file));
  }
}

/** Files that are new, and files that are not what they were. */
function difference(
  before: Record<string, string>,
  after: Record<string, string>,
): { added: string[]; changed: string[] } {
  return {
    added: Object.keys(after).filter((file) => !(file in before)),
    changed: Object.keys(before).filter((file) => after[file] !== before[file]),
  };
}

/** Enough words for a text that no other text has. */
const ownWords = (stem: string): string => Array.from({ length: 600 }, (_, at) => `${stem}${at}`).join(' ');

const page = /^pages\/..\/\w+\.html$/;

test('a section ships alone: open tabs keep theirs, new loads get the new one, nothing else changes, and it rolls back', async ({
  page: tab,
  ownSite,
  context,
}) => {
  const { url, store } = ownSite;
  await open(tab, `${url}/audio`);
  const original = await tab.getByText(/^Strings, bowls, reeds/).textContent();
  const before = checksums(store);
  const registryBefore = registryOf(store);

  await withEdit('mfe-audio/src/page/audio-page.tsx', ['Strings, bowls, reeds', 'Bowls, reeds, strings'], () =>
    ship(store, 'audio'),
  );

  const { added, changed } = difference(before, checksums(store));
  const revisionOf = () => `revisions/${registryOf(store).revision}.json`;
  expect(changed.sort()).toEqual(['registry.json', 'shipped-inputs.json']);
  expect(added.filter((file) => !file.startsWith('sections/audio/') && !file.startsWith('pages/'))).toEqual([
    revisionOf(),
  ]);
  expect(added.filter((file) => page.test(file))).toHaveLength(1);
  const registry = registryOf(store);
  const ofEach = { revision: 0, signature: '' };
  expect({ ...registry, ...ofEach, sections: { ...registry.sections, audio: 0 } }).toEqual({
    ...registryBefore,
    ...ofEach,
    sections: { ...registryBefore.sections, audio: 0 },
  });

  const menu = tab.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Library' }).click();
  await expect(title(tab)).toHaveText('Seer’s Library');
  await menu.getByRole('link', { name: 'Audio' }).click();
  await expect(tab.getByText(original ?? '')).toBeVisible();

  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto(`${url}/audio`);
    await expect(visitor.getByText(/^Bowls, reeds, strings/)).toBeVisible({ timeout: 300 });
  }).toPass();

  const shipped = checksums(store);
  expect((await npmRun(['ship', 'rollback', 'audio'], { SITE_DIR: store })).text).toContain('0 pages rendered');
  expect(difference(shipped, checksums(store))).toEqual({
    added: [revisionOf()],
    changed: ['registry.json'],
  });
  await expect(async () => {
    await visitor.goto(`${url}/audio`);
    await expect(visitor.getByText(original ?? '')).toBeVisible({ timeout: 300 });
  }).toPass();
});

test('a changed article renders its own page again, and what names it, and keeps every address of the code', async () => {
  const store = copyStore();
  const { code, entry } = registryOf(store).sections.decodings;
  const article = 'mfe-decodings/content/decodings/what-is-roe.md';

  const text = await withEdit(article, ['## Layer 3', '## In Layer 3'], () => ship(store, 'decodings'));
  expect(text).toContain('1 page rendered');

  const renamed = await withEdit(article, ['title: "What Is ROE?"', 'title: "What ROE Is"'], () =>
    ship(store, 'decodings'),
  );
  const [, count] = /(\d+) pages rendered/.exec(renamed) ?? [];
  expect(Number(count)).toBeGreaterThanOrEqual(4); // itself, the list, the episode before and the one after
  expect(Number(count)).toBeLessThan(30); // what else names it: its series, what is like it; not all of the section

  expect(registryOf(store).sections.decodings).toMatchObject({ code, entry });
});

test('a tab with older code still reads the texts that were made for it', async ({ page: tab, ownSite }) => {
  const { url, store } = ownSite;
  await open(tab, `${url}/decodings`);
  const lead = 'A sentence that is heard everywhere';
  await withEdit('mfe-decodings/src/real-world/analysis-list-page.tsx', [lead, 'A newer build'], () =>
    ship(store, 'decodings'),
  );
  await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Real World' }).click();
  await expect(tab.getByText(lead)).toBeVisible();
});

test('two ships at the same time wait for each other', async () => {
  const store = copyStore();
  const { revision } = registryOf(store);
  await withEdit('mfe-chat/src/guide-page.tsx', ['Seeker level', 'Your level'], () =>
    withEdit('mfe-audio/src/page/audio-page.tsx', ['Nobody sings', 'No one sings'], () =>
      Promise.all([ship(store, 'chat'), ship(store, 'audio')]),
    ),
  );
  expect(registryOf(store).revision).toBe(revision + 2);
});

for (const { what, file, change, sentence } of [
  {
    what: 'section.json with a wrong field',
    file: 'mfe-chat/section.json',
    change: ['"/chatbot"]', '"chatbot/"]'],
    sentence:
      'mfe-chat/section.json: field "paths.0": expected a path such as "/example", without a slash at its end, received "chatbot/"',
  },
  {
    what: 'code that cannot be compiled',
    file: 'mfe-chat/src/guide-page.tsx',
    change: ['</PageHeader>', '</PageHeade>'],
    sentence: /mfe-chat\/src\/guide-page\.tsx:\d+: Syntax Error: /,
  },
  {
    what: 'front matter with a wrong level',
    file: 'mfe-decodings/content/decodings/seer-awakens.md',
    change: ['consciousnessLevel: Dream', 'consciousnessLevel: Dreamer'],
    sentence:
      'mfe-decodings/content/decodings/seer-awakens.md: field "consciousnessLevel": expected ("Dream" | "Seeker" | "Seer"), received "Dreamer"',
  },
  {
    what: 'a link that leads nowhere',
    file: 'mfe-decodings/content/decodings/what-is-roe.md',
    change: ['](/decodings/seer-awakens)', '](/glossary/seer-sleeps)'],
    sentence: '/decodings/what-is-roe: expected links to pages, received "/glossary/seer-sleeps", which is none',
  },
  {
    what: 'a page without a route',
    file: 'mfe-library/src/section.tsx',
    change: ["path: '/glossary'", "path: '/glossaries'"],
    sentence: '/glossary could not be rendered: Error: expected a route for /glossary in src/section.tsx, found none',
  },
  {
    what: 'a page that throws',
    file: 'mfe-audio/src/page/audio-page.tsx',
    change: ['const isAudioEnabled', "if (tracks) throw new Error('broken page');\n  const isAudioEnabled"],
    sentence: '/audio could not be rendered: Error: broken page',
  },
] as const) {
  test(`${what} stops the ship with a sentence, and nothing is published`, async () => {
    const store = copyStore();
    const before = readFileSync(path.join(store, 'registry.json'), 'utf8');
    const [section = ''] = file.split('/');
    const { code, text } = await withEdit(file, change, () => npmRun(['ship', section], { SITE_DIR: store }));
    expect(code).toBe(1);
    expect(text).toMatch(sentence);
    expect(text).not.toContain('node_modules');
    expect(readFileSync(path.join(store, 'registry.json'), 'utf8')).toBe(before);
  });
}

test('a rollback may take a page away, and the next npm start leaves it so', async () => {
  const store = copyStore();
  const { version } = registryOf(store).sections.decodings;
  const article = 'mfe-decodings/content/decodings/foot-in-the-air.md';
  const slug = 'slug: foot-in-the-air';
  await withEdit(article, [slug, 'slug: foot-on-the-ground'], async () => {
    const refused = await npmRun(['ship', 'decodings'], { SITE_DIR: store });
    expect(refused.text).toContain('/decodings/foot-in-the-air is live and would be gone.');
  });
  const text = readFileSync(source(article), 'utf8')
    .replace(slug, 'slug: added')
    .replace(/title: .*/, 'title: "Added"')
    .replace(/seed: \d+/, 'seed: 99998')
    .replace(/\n---\n[\s\S]*/, `\n---\n\n${ownWords('added')}\n`);
  await withAdded({ 'mfe-decodings/content/decodings/added.md': text }, async () => {
    await ship(store, 'decodings');
    expect(registryOf(store).sections.decodings.version).not.toBe(version);
    expect((await npmRun(['ship', 'rollback', 'decodings'], { SITE_DIR: store })).code).toBe(0);
    const server = await startServer('start', { SITE_DIR: store });
    expect(registryOf(store).sections.decodings.version).toBe(version);
    expect((await fetch(`${server.url}/decodings/added`, { redirect: 'manual' })).status).toBe(302);
    await server.stop();
  });
});

const hostile = `
<script>document.title = 'harmed'</script>

<iframe src="https://elsewhere.example"></iframe>

<img src="https://elsewhere.example/huge.png" width="20000" height="20000" onerror="document.title = 'harmed'">

![Far too large](https://elsewhere.example/huge.png) [Read this first](javascript:document.title='harmed')
`;

test('a text without cover and date stands last, one without words says so, and no text can do harm', {
  tag: '@hostile',
}, async ({ page: tab, ownSite }) => {
  const { url, store } = ownSite;
  const [, frontMatter = ''] =
    /^(---\n.*?\n---\n)/s.exec(
      readFileSync(source('mfe-decodings/content/decodings/samkhya-and-the-observer.md'), 'utf8'),
    ) ?? [];
  const frontMatterOf = (title: string, seed: number) =>
    frontMatter
      .replace(/slug: .*\n/, '')
      .replace(/title: .*/, `title: "${title}"`)
      .replace(/date: .*/, 'date: null')
      .replace(/seed: \d+/, `seed: ${seed}`);
  await withAdded(
    {
      'mfe-decodings/content/decodings/without-a-date.md': `${frontMatterOf('Without a Date', 99998)}${hostile}\n${ownWords('harmless')}\n`,
      'mfe-decodings/content/decodings/without-words.md': frontMatterOf('Without Words', 99999).replace(
        'comingSoon: false',
        'comingSoon: true',
      ),
    },
    () => ship(store, 'decodings'),
  );
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  await tab.setViewportSize({ width: 320, height: 640 });
  await expect(async () => {
    await tab.goto(`${url}/decodings/without-words`);
    await expect(tab.getByText('No content available.')).toBeVisible({ timeout: 300 });
  }).toPass();

  await open(tab, `${url}/decodings`);
  const last = tab.getByRole('region', { name: 'Individual Decodings' }).getByRole('listitem').last();
  await expect(last).toContainText('No date');
  await last.getByRole('link', { name: 'Without a Date' }).click();
  await expect(title(tab)).toHaveText('Without a Date');
  const article = tab.getByRole('article').first();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await open(tab, tab.url());
    await expect(article.getByText('No date')).toBeVisible();
    await expect(article.locator('img')).toHaveAttribute('src', '/images/decodings/placeholder-decoding.jpg');
    await expect
      .poll(() => article.locator('img').evaluate((cover: HTMLImageElement) => cover.naturalWidth))
      .toBe(1280);
    await expect(article.locator('script, iframe')).toHaveCount(0);
    await article.getByText('Far too large Read this first').click();
    await expect(tab).toHaveURL(`${url}/decodings/without-a-date`);
    await expect(tab).toHaveTitle('Without a Date · ROE');
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  expect(asked.filter((address) => !address.startsWith(url))).toEqual([]);
});

test('npm start builds, ships and serves what it can, and names what is broken; again, it builds nothing; a taken port is one sentence; Ctrl-C ends it', async () => {
  test.slow(); // it builds all parts
  const store = `${copyStore()}-started`;
  await withEdit('mfe-chat/src/guide-page.tsx', ['</PageHeader>', '</PageHeade>'], async () => {
    const first = await startServer('start', { SITE_DIR: store });
    expect((await fetch(`${first.url}/decodings/seer-awakens`)).status).toBe(200);
    expect((await fetch(`${first.url}/chatbot`)).status).toBe(404);
    const port = new URL(first.url).port;
    const taken = await npmRun(['start'], { SITE_DIR: store, PORT: port });
    expect(taken.code).toBe(1);
    expect(taken.text.trim()).toBe(
      `Port ${port} is taken. End what runs there, or choose another: PORT=4200 npm start`,
    );
    expect(await first.stop('SIGINT')).toBe(1);
    expect(first.output()).toContain('chat is not shipped; it is not on the site yet.\nmfe-chat could not be built.');
    expect(first.output()).toMatch(/mfe-chat\/src\/guide-page\.tsx:\d+: Syntax Error/);
    expect(first.output()).toMatch(/\nNot shipped: chat\. .*\n$/);
  });
  const mended = await startServer('start', { SITE_DIR: store });
  expect((await fetch(`${mended.url}/chatbot`)).status).toBe(200);
  expect(await mended.stop()).toBe(0);
  const before = checksums(store);
  const again = await startServer('start', { SITE_DIR: store });
  expect(await again.stop()).toBe(0);
  expect(difference(before, checksums(store)).added).toEqual([]);
});

test('a page that throws keeps its section as it was, and no other from being shipped by npm start', async () => {
  const store = copyStore();
  const throwing = "if (usePageData) throw new Error('broken page');\n  const { questions }";
  await withEdit('mfe-chat/src/guide-page.tsx', ['const { questions }', throwing], () =>
    withEdit('mfe-audio/src/page/audio-page.tsx', ['Nobody sings', 'No one sings'], async () => {
      const before = registryOf(store).sections;
      const server = await startServer('start', { SITE_DIR: store });
      expect(await (await fetch(`${server.url}/audio`)).text()).toContain('No one sings');
      expect((await fetch(`${server.url}/chatbot`)).status).toBe(200);
      expect(await server.stop()).toBe(1);
      expect(server.output()).toContain(
        'chat is not shipped; what was live of it stays.\n/chatbot could not be rendered',
      );
      expect(registryOf(store).sections).toMatchObject({ chat: before.chat, library: before.library });
    }),
  );
});

test('what is edited while its section is built is shipped by the next npm start', async () => {
  test.slow(); // it ships three times
  const project = copyProject();
  const store = copyStore();
  const shipChanged = async () =>
    (await npmRun(['ship', '--changed', '--no-smoke'], { SITE_DIR: store }, project)).text;
  const edit = "writeFileSync(new URL('./meanwhile.md', import.meta.url), 'an edit');"; // where the build begins
  appendFileSync(
    path.join(project, 'mfe-audio/rsbuild.config.ts'),
    `import { writeFileSync } from 'node:fs';\n${edit}\n`,
  );
  for (const built of [1, 1, 0]) expect(await shipChanged()).toContain(`${built} of ${parts().length} parts built`);
});

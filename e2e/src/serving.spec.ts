import { request as rawRequest } from 'node:http';
import { sectionIds } from '@roe/tools/workspace';
import { article } from './article-specimens.ts';
import { expect, test } from './journey.ts';
import { filesIn } from './site.ts';

interface Answer {
  status: number;
  location: string | undefined;
  body: string;
}

/** Sends a path as it is written: no client tidies it up. */
function sendRaw(origin: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = rawRequest({ hostname, port, path }, (response) => {
      const { statusCode = 0, headers } = response;
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: statusCode, location: headers.location, body }));
    });
    request.on('error', reject).end();
  });
}

/** What an answer is, in short: status and title of a page, status and text of another, or where it leads. */
const inShort = ({ status, location, body }: Answer): string =>
  `${status} ${location ?? /<title>([^<]*)/.exec(body)?.[1] ?? body}`;

/** Of an address of the site, of what is none, and of a file. */
const [noPage, noAddress, noFile] = ['Page not found · ROE', 'There is no page at this address · ROE', 'Not found'];

for (const [path, answer] of [
  ['/../../package.json', `404 ${noPage}`],
  ['/%2e%2e/%2e%2e/registry.json.new', `404 ${noPage}`],
  ['/..%2f..%2fpackage.json', `404 ${noAddress}`],
  ['/%2e%2e%5crevisions/1.json', `404 ${noAddress}`],
  ['/shell/files/../versions/', '308 /shell/versions'],
  ['/shell/files/..%2f..%2frevisions/1.json', `404 ${noAddress}`],
  ['/sections/audio/files/..%2fversions', `404 ${noFile}`],
  ['/sections/../revisions/1.json', `404 ${noPage}`],
  ['/sections/audio/data/../../../revisions/1.json', `404 ${noPage}`],
  ['/sections/__proto__/files/x.js', `404 ${noFile}`],
  ['/decodings/%00', `404 ${noAddress}`],
  ['/sections/audio/server/', '308 /sections/audio/server'],
  ['//example.org/%2e%2e', `404 ${noAddress}`],
  ['/%E0%A4', `404 ${noAddress}`],
] as const) {
  test(`${path} is answered with ${answer}`, async ({ site }) => {
    expect(inShort(await sendRaw(site.url, path))).toBe(answer);
  });
}

test('what two of these lead to is no page either', async ({ site }) => {
  for (const path of ['/shell/versions', '/sections/audio/server'])
    expect(inShort(await sendRaw(site.url, path))).toBe(`404 ${noPage}`);
});

/** What pages name of the store, and browsers ask for. */
const isServed = /^(registry\.json|(shell|sections\/\w+)\/files\/.+)$/;

test('of the store nothing is served but what pages name', async ({ request, site }) => {
  const hidden = filesIn().filter((file) => !isServed.test(file));
  for (const room of ['revisions/', 'pages/', 'shell/versions/', 'shell/server/', 'shipped-inputs.json'])
    expect(
      hidden.some((file) => file.startsWith(room)),
      room,
    ).toBe(true);
  const served: string[] = [];
  const asked = [...hidden];
  const ask = async () => {
    for (let file = asked.pop(); file; file = asked.pop())
      if ((await request.get(`${site.url}/${file}`)).status() !== 404) served.push(file);
  };
  await Promise.all(Array.from({ length: 16 }, ask)); // there are thousands
  expect(served).toEqual([]);
});

test('health tells the revision and the version of every section', async ({ request, site }) => {
  const health = await (await request.get(`${site.url}/api/health`)).json();
  expect(health).toMatchObject({ status: 'ok', revision: 1 });
  expect(Object.keys(health.sections)).toEqual(sectionIds());
});

test('hashed files are kept for ever, pages and the registry are asked for again', async ({ request, site }) => {
  const page = await request.get(site.url + article().url, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  const again = await request.get(site.url + article().url, {
    headers: { 'accept-encoding': 'br', 'if-none-match': page.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  const [script = ''] = /\/shell\/files\/main\.\w+\.js/.exec(await page.text()) ?? [];
  expect((await request.get(site.url + script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request.get(`${site.url}/registry.json`)).headers()['cache-control']).toBe('no-cache');
});

test('old and slashed addresses lead to the one address, with their query', async ({ request, site }) => {
  for (const [from, to] of [
    ['/decoding', '/decodings'],
    [`/decoding/${article().slug}`, article().url],
    ['/realworld?category=belief', '/real-world?category=belief'],
    ['/decodings/?search=x', '/decodings?search=x'],
  ] as const) {
    const response = await request.get(site.url + from, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([308, to]);
  }
});

test('the site’s own files can be installed from, searched with, and are named by every page', async ({
  request,
  site,
}) => {
  const page = await (await request.get(`${site.url}/audio`)).text();
  for (const file of ['/site.webmanifest', '/opensearch.xml', '/favicon.svg']) {
    expect(page).toContain(`href="${file}"`);
    expect((await request.get(site.url + file)).status()).toBe(200);
  }
  expect(await (await request.get(`${site.url}/site.webmanifest`)).json()).toMatchObject({ short_name: 'ROE' });
  const search = await (await request.get(`${site.url}/opensearch.xml`)).text();
  expect(search).toContain('template="http://127.0.0.1:4100/decodings?search={searchTerms}"');
  expect(page.match(/<meta name="theme-color"/g)).toHaveLength(3);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@roe/tools/workspace';
import { expect, test } from './journey.ts';

const store = () => path.join(process.env['E2E_FOLDER'] ?? '', 'site');

/** Texts of the store that browsers may get. */
function* publicTexts(folder: string): Generator<{ file: string; text: string }> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(?:js|css|json|ndjson|html|xml|txt)$/.test(file)) continue;
    if (!/\/(?:private|server|versions|revisions)\//.test(file)) yield { file, text: readFileSync(file, 'utf8') };
  }
}

test('nothing that a browser can get holds the guide’s instructions, or names a host of a provider', () => {
  const { instructions } = JSON.parse(readFileSync(path.join(root, 'mfe-chat/private/persona.json'), 'utf8'));
  const secrets = [
    ...instructions.map((words: string) => words.slice(0, 60)),
    ...['api.openai.com', 'api.anthropic.com', 'api.mistral.ai', 'generativelanguage.googleapis.com'],
  ];
  const texts = [...publicTexts(store())];
  expect(texts.length).toBeGreaterThan(1000);
  const strays = texts.flatMap(({ file, text }) => secrets.filter((secret) => text.includes(secret)).map(() => file));
  expect(strays).toEqual([]);
});

test('the guide answers from the site, and what it cites is there', async ({ request, site }) => {
  for (const [content, page] of [
    ['What is karma?', '/glossary/karma'],
    ['Why can’t I put my phone down?', '/chatbot'],
    ['My guru says that my doubt is only my ego', '/realworld/your-doubt-is-only-your-ego'],
  ] as const) {
    const response = await request.post(`${site.url}/api/chat/completions`, {
      data: { messages: [{ role: 'user', content }] },
    });
    expect(response.status()).toBe(200);
    const { roe, choices } = await response.json();
    expect(choices[0].message.content).toContain('[1]');
    expect(roe.citations.map(({ url }: { url: string }) => url.split('#')[0])).toContain(page);
    for (const { url } of roe.citations) {
      const [address = '', anchor] = url.split('#');
      const html = await (await request.get(site.url + address)).text();
      if (anchor) expect(html).toContain(`id="${anchor}"`);
    }
  }
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GuideSite } from '@roe/gateway/serve';
import { guideSchema } from '@roe/shared/api/guide-files';
import { developedDocuments } from '@roe/shared/kit/content-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { developedGuideSite } from './guide-site.ts';
import { developmentRegistry } from './registry.ts';

/** The section "chat" in development, on a server that tells of its pages what the test says. */
async function develop() {
  const reply = { status: 200, text: '{"url":"/chatbot"}' };
  const server = createServer(({ url }, response) =>
    response.writeHead(url === developedDocuments('chat') ? reply.status : 404).end(reply.text),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const sections = { chat: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const registry = developmentRegistry(sections, undefined, 'https://roe.example');
  return { reply, guideSite: developedGuideSite(registry, sections) };
}

test('with nothing shipped, the guide is what the sources say, and knows the pages in development', async () => {
  const { reply, guideSite } = await develop();
  const site = await guideSite(undefined);
  expect(site.sectionWith('guide')).toBe('chat');
  expect(site.sectionWith('ephemeris')).toBeUndefined();
  expect((await site.privateFile('chat', 'guide', guideSchema)).providers.openai.label).toBe('OpenAI');
  expect(site.documents.map(site.read)).toEqual([reply.text]);
});

test('an edit of a text has another name, so that the guide reads it anew', async () => {
  const { reply, guideSite } = await develop();
  const [before] = (await guideSite(undefined)).documents;
  expect((await guideSite(undefined)).documents).toEqual([before]);
  reply.text = '{"url":"/chatbot","title":"Another"}';
  const site = await guideSite(undefined);
  expect(site.documents).not.toContain(before);
  expect(site.documents.map(site.read)).toEqual([reply.text]);
});

test('of other sections it knows what is live', async () => {
  const { reply, guideSite } = await develop();
  const live: GuideSite = {
    registry: developmentRegistry({}, undefined, 'https://roe.example'),
    documents: ['sections/chat/files/documents.ndjson', 'sections/library/files/documents.ndjson'],
    read: (file) => `live ${file}`,
    sectionWith: (name) => (name === 'ephemeris' ? 'library' : undefined),
    privateFile: vi.fn(async () => ({ isLive: true })),
  };
  const site = await guideSite(live);
  expect(site.documents.map(site.read)).toEqual([reply.text, 'live sections/library/files/documents.ndjson']);
  expect(site.sectionWith('ephemeris')).toBe('library');
  expect(await site.privateFile('library', 'ephemeris', guideSchema)).toEqual({ isLive: true });
});

test('what is wrong with a text is said', async () => {
  const { reply, guideSite } = await develop();
  Object.assign(reply, { status: 500, text: 'questions.json: expected ten questions' });
  await expect(guideSite(undefined)).rejects.toThrow('questions.json: expected ten questions');
});

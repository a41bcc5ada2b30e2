import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './journey.ts';
import { copyProject, copyStore, npmRun } from './site.ts';

/** What a ship of the chat says with this instead of a text of its page, and before its code. */
async function shipWith(store: string, { page, code = '' }: { page: string; code?: string }) {
  const project = copyProject();
  const file = path.join(project, 'mfe-chat/src/guide-page.tsx');
  const before = readFileSync(file, 'utf8');
  expect(before).toContain('</PageHeader>');
  writeFileSync(file, `${code}\n${before.replace('</PageHeader>', `</PageHeader>${page}`)}`);
  return npmRun(['ship', 'chat'], { SITE_DIR: store }, project);
}

const registryIn = (store: string) => readFileSync(path.join(store, 'registry.json'), 'utf8');
const place = '/chatbot, opened in a browser: ';

test('a page that only a browser finds fault with does not go live, and each error is told', {
  tag: '@hostile',
}, async () => {
  const store = copyStore();
  const before = registryIn(store);
  const { code, text } = await shipWith(store, { page: '<img src="/no-such.png" /><p>{typeof document}</p>' });
  expect(text).toContain(`${place}expected a console without errors, received "Error: Minified React error #418`);
  expect(text).toContain(`${place}expected a picture, received none from /no-such.png`);
  expect(text).toMatch(/expected a console without errors, received "Failed to load .*404.*: \/no-such\.png"/);
  expect(text).toContain(
    'expected "Images must have alternative text" (axe: image-alt), received <img src="/no-such.png">',
  );
  expect(code).toBe(1);
  expect(registryIn(store)).toBe(before);
});

test('code that throws in browsers alone does not go live', { tag: '@hostile' }, async () => {
  const store = copyStore();
  const before = registryIn(store);
  const { code, text } = await shipWith(store, {
    page: '',
    code: "if (typeof document === 'object') throw new Error('not in browsers');",
  });
  expect(text).toContain(`${place}expected a page that its code takes over, but only its prerendered text is there`);
  expect(code).toBe(1);
  expect(registryIn(store)).toBe(before);
});

test('a page that a browser finds no fault with goes live', async () => {
  const { text } = await shipWith(copyStore(), { page: '<p>Ask away.</p>' });
  expect(text).toContain('1 page rendered, 1 tried in a browser.');
});

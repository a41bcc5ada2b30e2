import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PagePayload } from '@roe/shared/contract';
import { expect, onTestFinished, test } from 'vitest';
import { openRenderer } from './renderer.ts';

/** Renders a page of a section with this code, in a shell that shows what the section exports. */
async function render(code: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-renderer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const artifacts = { shell: path.join(folder, 'shell.cjs'), section: path.join(folder, 'section.cjs') };
  writeFileSync(
    artifacts.shell,
    'exports.provided = {}; exports.render = async (payload, section) => ({ head: "", body: String(section) });',
  );
  writeFileSync(artifacts.section, code);
  const renderer = openRenderer(folder, artifacts);
  onTestFinished(() => renderer.close());
  return renderer.render({ page: { document: { url: '/x' } } } as PagePayload);
}

test('a section is rendered by the shell', async () => {
  expect(await render('exports.default = "a section"')).toEqual({ head: '', body: 'a section' });
});

test('code that throws as soon as it is loaded is told with what it threw', async () => {
  await expect(render('throw new TypeError("no such thing")')).rejects.toThrow(
    /^\/x could not be rendered: the section's code throws as soon as it is loaded, before any page is asked for\. TypeError: no such thing\n/,
  );
});

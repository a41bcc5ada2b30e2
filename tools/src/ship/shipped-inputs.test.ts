import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyWorkspace } from '../copy-workspace.ts';

test('the shell is made from site.json too, and no section is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-inputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = path.join(folder, 'project');
  copyWorkspace(project);
  const copy: typeof import('./shipped-inputs.ts') = await import(
    path.join(project, 'tools/src/ship/shipped-inputs.ts')
  );
  const before = copy.inputsNow(['shell', 'chat']);
  appendFileSync(path.join(project, 'site.json'), '\n');
  const { shell, chat } = copy.inputsNow(['shell', 'chat']);
  expect(shell).not.toBe(before['shell']);
  expect(chat).toBe(before['chat']);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyWorkspace } from '@roe/tools/src/copy-workspace.ts';
import { parts, ship, source } from './site.ts';

/** Builds the site for production, once, from a copy of the project that journeys may change. */
export default async function setUp(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-e2e-'));
  process.env['E2E_FOLDER'] = folder;
  copyWorkspace(source());
  await ship(path.join(folder, 'site'), ...parts());
  return () => rmSync(folder, { recursive: true, force: true });
}

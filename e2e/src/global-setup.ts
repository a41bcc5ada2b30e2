import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parts, ship } from './site.ts';

/** Builds the site for production, once, from a copy of the project. */
export default async function setUp(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-e2e-'));
  process.env['E2E_FOLDER'] = folder;
  await ship(path.join(folder, 'site'), ...parts());
  return () => rmSync(folder, { recursive: true, force: true });
}

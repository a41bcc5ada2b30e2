import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeShipKey } from '@roe/tools/signer';
import { parts, ship } from './site.ts';

/** Builds the site for production, once, from a copy of the project. */
export default async function setUp(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-e2e-'));
  process.env['E2E_FOLDER'] = folder;
  process.env['SHIP_KEY'] = path.join(folder, 'ship.pem'); // one for all copies of the project
  makeShipKey(process.env['SHIP_KEY']);
  await ship(path.join(folder, 'site'), ...parts());
  return () => rmSync(folder, { recursive: true, force: true });
}

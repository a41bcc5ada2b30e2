import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

/** Files that are being written: their names end so until they are whole. */
export const UNFINISHED = '.new';

/**
 * Puts a file in the place of what is there. A reader sees the old bytes or the new ones.
 * @param isSettled whether the bytes are on the disk before they have their name
 */
export const replaceFile = (file: string, bytes: string | Buffer, isSettled: boolean): void =>
  writeWhole(file, bytes, isSettled, renameSync);

/**
 * Makes a file that must not be there yet: of all who try at once, on one machine or on a shared disk, one succeeds. Its bytes are
 * on the disk before it has its name.
 * @returns false where it is there already
 */
export function createFile(file: string, bytes: string | Buffer): boolean {
  let isFirst = true;
  writeWhole(file, bytes, true, (beside, name) => {
    try {
      linkSync(beside, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      isFirst = false;
    }
  });
  return isFirst;
}

function writeWhole(
  file: string,
  bytes: string | Buffer,
  flush: boolean,
  name: (beside: string, file: string) => void,
): void {
  const beside = `${file}.${crypto.randomUUID()}${UNFINISHED}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(beside, bytes, { flush });
    name(beside, file);
  } catch (error) {
    throw new Error(`${file}: could not be written: ${(error as Error).message}`);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Brings a file's bytes to the disk. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a folder names is on the disk then. Windows does not open folders and keeps them itself. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

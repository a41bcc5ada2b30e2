import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import type { Registry } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { registrySchema } from '@roe/shared/contract/schema';
import { brokenForms, compressedForms, isWhole } from './compressed.ts';

/** Files that are being written: their names end so until they are whole. */
const UNFINISHED = '.new';
/** Files that are brought to the disk side by side. */
const AT_ONCE = 16;

/**
 * The release store, a folder: everything that visitors get is append-only but
 * `registry.json`; beside it stand the ship's own `history.jsonl`, `shipped-inputs.json` and `ship.lock`.
 * `docs/architecture.md` draws its map.
 */
export interface Store {
  /** Absolute path of a file in the store. */
  at(...parts: string[]): string;
  read(...parts: string[]): string;
  has(...parts: string[]): boolean;
  /** Whether a file is there, is not empty, and has compressed forms of the same text or none. */
  isSound(file: string): Promise<boolean>;
  /**
   * Writes beside the target and renames: a reader sees the old bytes or the new ones. They are on the disk then. What is there
   * with these bytes stays.
   */
  write(file: string, text: string): void;
  /**
   * Adds an immutable file, with its brotli and gzip forms where it is text. What is there already stays; where its bytes are
   * others it is broken, and is replaced. It is on the disk after `settle`.
   */
  add(file: string, bytes: string | Buffer, quality?: number): Promise<void>;
  /** Brings everything that was added to the disk. */
  settle(): Promise<void>;
  /** Removes what a ship left that was ended while it wrote. Only for who holds the lock. */
  sweep(): void;
  /** The registry, or undefined before the first ship. Throws where it is malformed. */
  registry(): Registry | undefined;
}

/** Opens the store in a folder, which need not exist yet. */
export function openStore(folder: string): Store {
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const unsettled = new Set<string>();

  function put(file: string, bytes: string | Buffer, isSettled: boolean): void {
    const target = at(file);
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      const handle = openSync(target + UNFINISHED, 'w');
      try {
        writeFileSync(handle, bytes);
        if (isSettled) fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      renameSync(target + UNFINISHED, target);
    } catch (error) {
      rmSync(target + UNFINISHED, { force: true });
      throw new Error(`${target}: could not be written: ${(error as Error).message}`);
    }
  }

  /** The folders between the store's own and this file. */
  function foldersOf(file: string): string[] {
    const parent = path.dirname(file);
    return parent === '.' ? [at()] : [at(parent), ...foldersOf(parent)];
  }

  const store: Store = {
    at,
    read: (...parts) => readFileSync(at(...parts), 'utf8'),
    has: (...parts) => existsSync(at(...parts)),
    async isSound(file) {
      const bytes = existsSync(at(file)) ? readFileSync(at(file)) : '';
      return bytes.length > 0 && (await brokenForms(at(file), Buffer.from(bytes))).length === 0;
    },
    write(file, text) {
      if (statSync(at(file), { throwIfNoEntry: false })?.isFile() && readFileSync(at(file)).equals(Buffer.from(text)))
        return;
      put(file, text, true);
      for (const folder of foldersOf(file)) syncFolder(folder);
    },
    async add(file, bytes, quality = constants.BROTLI_MAX_QUALITY) {
      if (await isWhole(at(file), bytes)) return;
      const forms = { ...(await compressedForms(file, bytes, quality)), '': bytes }; // the file last: where it is, its forms are
      for (const [suffix, form] of Object.entries(forms)) {
        put(file + suffix, form, false);
        unsettled.add(file + suffix);
      }
    },
    async settle() {
      const files = [...unsettled];
      for (let start = 0; start < files.length; start += AT_ONCE)
        await Promise.all(files.slice(start, start + AT_ONCE).map((file) => syncFile(at(file))));
      for (const folder of new Set(files.flatMap(foldersOf))) syncFolder(folder);
      unsettled.clear();
    },
    sweep() {
      for (const name of readdirSync(at(), { recursive: true, encoding: 'utf8' }))
        if (name.endsWith(UNFINISHED)) rmSync(at(name), { force: true });
    },
    registry() {
      if (!existsSync(at('registry.json'))) return undefined;
      return parseJsonAt(registrySchema, store.read('registry.json'), at('registry.json'));
    },
  };
  return store;
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a folder names is on the disk then. Windows does not open folders and keeps them itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

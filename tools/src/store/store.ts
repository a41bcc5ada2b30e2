import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import type { Registry } from '@roe/shared/contract';
import { brokenForms, compressedForms, isWhole } from './compressed.ts';
import { liveRegistry } from './revisions.ts';
import type { Signer } from './signer.ts';
import { createFile, replaceFile, syncFile, syncFolder, UNFINISHED } from './whole-file.ts';

/** An unfinished file that is older than this, in milliseconds, is of a ship that was ended. */
const LEFT = 60 * 60 * 1000;
/** Files that are brought to the disk side by side. */
const AT_ONCE = 16;

/**
 * The release store, a folder: everything in it is added and never changed but `registry.json`, a copy of the newest revision, and the
 * ship's own `shipped-inputs.json` and `ship.lock`.
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
  /** Makes a file that must not be there yet, and brings it to the disk. Gives false where somebody else was first. */
  create(file: string, text: string): boolean;
  /**
   * Adds an immutable file, with its brotli and gzip forms where it is text. What is there already stays; where its bytes are
   * others it is broken, and is replaced. It is on the disk after `settle`.
   */
  add(file: string, bytes: string | Buffer, quality?: number): Promise<void>;
  /** Brings everything that was added to the disk. */
  settle(): Promise<void>;
  /** Removes what a ship left that was ended while it wrote. */
  sweep(): void;
  /** What is live, or undefined before the first ship. Throws where it is malformed. */
  registry(): Registry | undefined;
  /** Who signs what goes live from here. */
  signer?: () => Signer;
}

/**
 * Opens the store in a folder, which need not exist yet.
 * @param signer without one no signature is made, and none is asked for
 */
export function openStore(folder: string, signer?: () => Signer): Store {
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const unsettled = new Set<string>();

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
      replaceFile(at(file), text, true);
      foldersOf(file).forEach(syncFolder);
    },
    create(file, text) {
      const isFirst = createFile(at(file), text);
      foldersOf(file).forEach(syncFolder);
      return isFirst;
    },
    async add(file, bytes, quality = constants.BROTLI_MAX_QUALITY) {
      if (await isWhole(at(file), bytes)) return;
      const forms = { ...(await compressedForms(file, bytes, quality)), '': bytes }; // the file last: where it is, its forms are
      for (const [suffix, form] of Object.entries(forms)) {
        replaceFile(at(file + suffix), form, false);
        unsettled.add(file + suffix);
      }
    },
    async settle() {
      const files = [...unsettled];
      for (let start = 0; start < files.length; start += AT_ONCE)
        await Promise.all(files.slice(start, start + AT_ONCE).map((file) => syncFile(at(file))));
      new Set(files.flatMap(foldersOf)).forEach(syncFolder);
      unsettled.clear();
    },
    sweep() {
      for (const name of readdirSync(at(), { recursive: true, encoding: 'utf8' }))
        if (name.endsWith(UNFINISHED) && isLeft(at(name))) rmSync(at(name), { force: true });
    },
    registry: () => liveRegistry(store),
    ...(signer && { signer }),
  };
  return store;
}

const isLeft = (file: string): boolean => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > LEFT;

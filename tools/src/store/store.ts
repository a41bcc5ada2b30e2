import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Registry } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { registrySchema } from '@roe/shared/contract/schema';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes compressing gains nothing. */
const SMALLEST = 512;
const isText = /\.(html|js|css|json|ndjson|svg|xml|txt|webmanifest)$/;

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
  /** Writes beside the target and renames: a reader sees the old bytes or the new ones. */
  write(file: string, bytes: string | Buffer): void;
  /** Adds an immutable file, with its brotli and gzip forms where it is text; what is there already stays as it is. */
  add(file: string, bytes: string | Buffer, quality?: number): Promise<void>;
  /** The registry, or undefined before the first ship. Throws where it is malformed. */
  registry(): Registry | undefined;
}

/** Opens the store in a folder, which need not exist yet. */
export function openStore(folder: string): Store {
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const store: Store = {
    at,
    read: (...parts) => readFileSync(at(...parts), 'utf8'),
    has: (...parts) => existsSync(at(...parts)),
    write(file, bytes) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(`${file}.new`), bytes);
      renameSync(at(`${file}.new`), at(file));
    },
    async add(file, bytes, quality = constants.BROTLI_MAX_QUALITY) {
      if (existsSync(at(file))) return;
      if (isText.test(file) && bytes.length >= SMALLEST) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
        const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: Math.min(quality, 9) })]);
        store.write(`${file}.br`, br);
        store.write(`${file}.gz`, gz);
      }
      store.write(file, bytes); // last: where the file is, its compressed forms are
    },
    registry() {
      if (!existsSync(at('registry.json'))) return undefined;
      return parseJsonAt(registrySchema, store.read('registry.json'), at('registry.json'));
    },
  };
  return store;
}

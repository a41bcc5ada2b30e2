import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from '@photostructure/sqlite';

/** Takes the lock for writing on a SQLite file. It stays until standard input ends. */
const program = `
const { DatabaseSync } = require('@photostructure/sqlite');
const database = new DatabaseSync(process.argv[1], { timeout: 20000 });
database.exec('begin immediate');
console.log('locked');
process.stdin.resume().on('end', () => database.exec('rollback'));
`;

/** Another process that holds the write lock of a SQLite file. @returns the way to end it */
export async function lockFromOutside(file: string): Promise<() => Promise<void>> {
  const other = spawn(process.execPath, ['-e', program, file], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  return async () => {
    const ended = once(other, 'exit');
    other.stdin.end();
    await ended;
  };
}

/** What a connection of its own sees. */
export function seenFromOutside(file: string, query: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

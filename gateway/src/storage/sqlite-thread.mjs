// @ts-check
// One SQLite connection in a thread of its own, so that neither a lock of another process nor the disk stops the gateway.
// Plain JavaScript, because a transpiler does not reach threads by itself.
// In: a `Statement` of thread.ts each, or "close"; out: a `Reply` each, in the order of the statements.
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

/** How often what could not be overwritten is tried again, in milliseconds. */
const AGAIN = 30_000;

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
/** @type {string} */
const file = workerData;

// SQLite gives its companion files the rights of the file itself.
closeSync(openSync(file, 'a', 0o600));
for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);

const database = new DatabaseSync(file, { timeout: 5000 });
// An answered write is on the disk; readers and the writer do not wait for each other; what is deleted is overwritten.
for (const pragma of ['journal_mode = wal', 'synchronous = full', 'secure_delete = on'])
  database.exec(`pragma ${pragma}`);
const { dev, ino } = statSync(file);

/** Who may use the transaction that is open. */
let holder = 0;
/** Whether the write-ahead log may still hold what was deleted, from this process or one before it. */
let isLogOwed = true;

/** Copies the log into the database and empties it. Where somebody uses it, or the disk fails, that is tried again. */
function emptyLog() {
  if (!isLogOwed || database.isTransaction) return;
  try {
    database.exec('pragma busy_timeout = 0');
    isLogOwed = database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] !== 0;
  } catch {}
}

/** @param {import('./thread.ts').Statement} statement */
function run({ sql, parameters, lockUntil, by }) {
  if (by !== holder && database.isTransaction) database.exec('rollback'); // nobody ended it
  holder = by;
  database.exec(`pragma busy_timeout = ${Math.max(0, Math.ceil(lockUntil - Date.now()))}`);
  const prepared = database.prepare(sql);
  const values = /** @type {Parameters<typeof prepared.run>} */ (parameters);
  const reply =
    prepared.columns().length > 0
      ? { rows: prepared.all(...values) }
      : { rows: [], changes: BigInt(prepared.run(...values).changes) };
  const present = statSync(file, { throwIfNoEntry: false });
  if (present?.ino !== ino || present.dev !== dev)
    throw new Error(
      `${file}: expected the file that this process opened, received ${present ? 'another one' : 'none'}. What is written now would be lost: start the gateway again.`,
    );
  if (/^\s*delete\b/i.test(sql)) isLogOwed = true;
  return reply;
}

const timer = setInterval(emptyLog, AGAIN);

port.on('message', (/** @type {import('./thread.ts').Statement | 'close'} */ message) => {
  if (message === 'close') {
    clearInterval(timer);
    isLogOwed = true;
    emptyLog();
    database.close();
    port.close();
    return;
  }
  try {
    port.postMessage(run(message));
  } catch (error) {
    port.postMessage({ error });
  }
  emptyLog();
});

import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { copyWorkspace } from '@roe/tools/copy-workspace';
import { pageOfEachKind } from '@roe/tools/kinds';
import { openStore } from '@roe/tools/store';

const run = promisify(execFile);

/** Folder of this run: the store that was built, and copies of the project and of the store. */
const folder = (...names: string[]): string => path.join(process.env['E2E_FOLDER'] ?? '', ...names);

let ownCopy: string | undefined;

/** A file of this worker's copy of the project. Its journeys, which run one after the other, may change it for their time. */
export function source(...names: string[]): string {
  ownCopy ??= copyProject();
  return path.join(ownCopy, ...names);
}

/** What stands in a file, and what is to stand there instead. */
type Edit = readonly [from: string, to: string];

/** Changes a file of the worker's copy as an editor would, so that nobody sees half of it; returns the way back. */
export function edit(name: string, [from, to]: Edit): () => void {
  const before = readFileSync(source(name), 'utf8');
  if (!before.includes(from))
    throw new Error(`${name}: expected "${from}", found none. Change the edit with the file.`);
  const save = (text: string) => {
    writeFileSync(source('../edited'), text);
    renameSync(source('../edited'), source(name));
  };
  save(before.replaceAll(from, to));
  return () => save(before);
}

/** Edits a file of the worker's copy while the task runs. */
export async function withEdit<T>(name: string, change: Edit, task: () => Promise<T>): Promise<T> {
  const undo = edit(name, change);
  try {
    return await task();
  } finally {
    undo();
  }
}

/** Everything that can be shipped. */
export const parts = (): string[] => ['shell', ...readdirSync(source()).filter((name) => name.startsWith('mfe-'))];

/** A page of every kind that a section has. */
export const pagesOf = (id: string): string[] => pageOfEachKind(openStore(folder('site')), id);

/** What a command said, and how it ended. */
export interface Outcome {
  code: number;
  text: string;
}

/** Runs a command of the worker's copy of the project, or of another one, as `npm run` would. */
export async function npmRun(args: string[], env: Record<string, string>, cwd = source()): Promise<Outcome> {
  const options = { cwd, env: { ...process.env, ...env } };
  try {
    const { stdout, stderr } = await run(process.execPath, ['tools/run.mjs', ...args], options);
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

/** Ships parts into a store. No page is tried in a browser first: that is what the journeys do. */
export async function ship(store: string, ...names: string[]): Promise<string> {
  const { code, text } = await npmRun(['ship', '--no-smoke', ...names], { SITE_DIR: store });
  if (code !== 0) throw new Error(text);
  return text;
}

/** A store of one's own, as it was after the build. Its files are the same ones: whoever ships replaces a file and never writes into it. */
export function copyStore(): string {
  const store = mkdtempSync(folder('store-'));
  for (const file of filesIn()) {
    mkdirSync(path.dirname(path.join(store, file)), { recursive: true });
    linkSync(folder('site', file), path.join(store, file));
  }
  return store;
}

/** A copy of the project for one journey alone. */
export function copyProject(): string {
  const project = path.join(mkdtempSync(folder('project-')), 'project');
  copyWorkspace(project);
  return project;
}

/** A store into which nothing was shipped yet. */
export const emptyStore = (): string => mkdtempSync(folder('store-'));

export interface Running {
  url: string;
  /** What it has complained of. */
  output(): string;
  /** Ends it as an operator would; resolves with its exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
}

/** Starts a command that prints an address when it is ready: `serve`, `start` or `dev`. */
export function startServer(
  command: string,
  env: Record<string, string>,
  args: string[] = [],
  cwd = source(),
): Promise<Running> {
  const server = spawn(process.execPath, ['tools/run.mjs', command, ...args], {
    cwd,
    env: { ...process.env, PORT: '0', DATA_DIR: mkdtempSync(folder('data-')), ...env },
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  let output = '';
  server.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const url = /^http:\/\/\S+$/.exec(line)?.[0];
      if (!url) return;
      const stop = (signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM') => {
        server.kill(signal);
        return ended;
      };
      resolve({ url, output: () => output, stop });
    });
    ended.then((code) => reject(new Error(`${command} ended with ${code}: ${output}`)));
  });
}

/** Paths of all files of a store; of the one that was built where none is named. */
export function filesIn(store = folder('site')): string[] {
  const entries = readdirSync(store, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(store, path.join(entry.parentPath, entry.name)));
}

/** Hash of every file of a store, by its path. */
export const checksums = (store: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(store).map((file) => [
      file,
      createHash('sha1')
        .update(readFileSync(path.join(store, file)))
        .digest('hex'),
    ]),
  );

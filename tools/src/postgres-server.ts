import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installPackage, isDebianRoot } from './debian.ts';

/**
 * Starts a PostgreSQL server in a temporary folder for the time of a task.
 * @param mayInstall where it is missing, it is installed as root on Debian
 * @throws where there is none
 */
export async function withPostgres<Result>(
  mayInstall: boolean,
  task: (url: string) => Promise<Result>,
): Promise<Result> {
  if (mayInstall && !findPrograms() && isDebianRoot()) installPackage('postgresql', console.log);
  const programs = findPrograms();
  if (!programs)
    throw new Error(
      'Expected PostgreSQL, found none. Install its server, or name one that runs: ' +
        'DATABASE_URL=postgres://user:password@host/database npm run test:postgres',
    );
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-postgres-'));
  try {
    const owner = unprivileged();
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const data = path.join(folder, 'data');
    const options = ['-D', data, '-U', 'roe', '--auth=trust', '--encoding=UTF8', '--no-locale'];
    execFileSync(path.join(programs, 'initdb'), options, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const port = await freePort();
    const server = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    try {
      await readiness(server);
      return await task(`postgres://roe@127.0.0.1:${port}/postgres`);
    } finally {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (server.kill('SIGINT')) await ended;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Folder of the server's programs: Debian keeps each major version in one of its own, others have them on the path. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

async function readiness(server: ChildProcess): Promise<void> {
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (text) => {
      output += text;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${output}`)));
  });
  const late = setTimeout(30_000, undefined, { ref: false }).then(() => {
    throw new Error(`PostgreSQL was not ready after 30 s:\n${output}`);
  });
  await Promise.race([ready, late]);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

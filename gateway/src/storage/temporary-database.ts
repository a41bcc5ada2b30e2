import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database on a PostgreSQL server for the time of a task, and drops it after it. */
export async function withTemporaryDatabase<Result>(
  serverUrl: string,
  task: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `roe_test_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `create database ${name}`);
  try {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await task(url.href);
  } finally {
    await execute(serverUrl, `drop database ${name} with (force)`);
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

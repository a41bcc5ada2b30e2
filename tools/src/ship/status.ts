import { type Reports, reportsIn } from '@roe/gateway/reports';
import { type DatabaseSettings, hasDatabase, openDatabase } from '@roe/gateway/storage';
import type { Registry } from '@roe/shared/contract';
import { failureKinds } from '@roe/shared/contract/reports';
import { unpublished } from '../store/revisions.ts';
import type { Store } from '../store/store.ts';
import { versionsOf } from './history.ts';

/** How far back failures are told, in days. */
const DAYS = 7;

type Failures = Awaited<ReturnType<Reports['ofLast']>>;

/**
 * What `npm run ship -- status` prints: which version of each part is live since when, and how often each version failed at
 * visitors in the last days, in which way; also those that are no longer live. It works while the gateway runs.
 */
export async function status(store: Store, settings: DatabaseSettings, now = new Date()): Promise<string> {
  const live = store.registry();
  if (!live) return 'Nothing is shipped yet.';
  const behind = unpublished(store);
  const advice = behind ? `${behind.error}. ${behind.remedy}\n\n` : '';
  const head = `${advice}Revision ${live.revision} of ${live.site}`;
  if (!hasDatabase(settings)) {
    const where = `there is none in ${settings.DATA_DIR}. Set DATA_DIR or DATABASE_URL as the gateway has it.`;
    return `${head}\n\n${table(live)}\n\nFailures are in the gateway's database, and ${where}`;
  }
  const database = await openDatabase(settings, console.error);
  try {
    const failures = await reportsIn(database).ofLast(DAYS, now);
    return `${head}, and what failed in browsers in the last ${DAYS} days\n\n${table(live, failures)}`;
  } finally {
    await database.destroy();
  }
}

function table(live: Registry, failures?: Failures): string {
  const rows = Object.entries(versionsOf(live)).flatMap(([part, version]) => {
    const since = live.sections[part]?.shippedAt.slice(0, 16).replace('T', ' ') ?? 'live';
    const ofPart = failures?.filter(({ section }) => section === part) ?? [];
    const earlier = new Set(ofPart.map((failure) => failure.version).filter((other) => other !== version));
    return [
      [part, version, since, ...countsOf(version, ofPart)],
      ...[...earlier].map((other) => ['', other, 'no longer', ...countsOf(other, ofPart)]),
    ].map((row) => (failures ? row : row.slice(0, 3)));
  });
  return aligned([['Part', 'Version', 'Live since', ...(failures ? failureKinds : [])], ...rows]);
}

const countsOf = (version: string, failures: Failures): string[] =>
  failureKinds.map((kind) =>
    String(failures.find((failure) => failure.version === version && failure.kind === kind)?.count ?? '–'),
  );

function aligned(rows: string[][]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

import { failuresIn } from '@roe/gateway/failures';
import { settingsFrom } from '@roe/gateway/serve';
import { openDatabase } from '@roe/gateway/storage';

/**
 * What `npm run failures` prints; it works while the gateway runs.
 * @returns a table: how often each version of each part failed, on which day, and in which way
 */
export async function failuresTable(environment: NodeJS.ProcessEnv, now = new Date()): Promise<string> {
  const database = await openDatabase(settingsFrom(environment), console.error);
  try {
    const failures = await failuresIn(database).list(now);
    if (failures.length === 0) return 'No failure was counted in the last 30 days.';
    const rows = failures.map(({ day, section, version, kind, count }) => [day, section, version, kind, String(count)]);
    return aligned([['Day', 'Part', 'Version', 'Kind', 'Count'], ...rows]);
  } finally {
    await database.destroy();
  }
}

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

import { sql } from '../storage/kysely.ts';
import type { Database } from '../storage/tables.ts';
import type { FailuresTable } from './failures-table.ts';

const DAYS_KEPT = 30;

/** A part of the site, one version of it, and one way in which it failed. */
type Counted = Pick<FailuresTable, 'section' | 'version' | 'kind'>;

/** What browsers report: how often parts of the site failed. */
export interface Reports {
  /**
   * Counts a failure, and deletes what is older than 30 days.
   * @param at decides the day, in UTC
   */
  count(failure: Counted, at: Date): Promise<void>;
  /** The failures of today and of so many days before it, at most 30, by section, version and kind. */
  ofLast(days: number, now: Date): Promise<(Counted & { count: number })[]>;
}

export function reportsIn(database: Database): Reports {
  return {
    async count(failure, at) {
      await database.deleteFrom('failures').where('day', '<', dayBefore(at, DAYS_KEPT)).execute();
      await database
        .insertInto('failures')
        .values({ ...failure, day: dayBefore(at, 0), count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'section', 'version', 'kind'])
            .doUpdateSet({ count: sql`${sql.ref('failures.count')} + 1` }),
        )
        .execute();
    },
    ofLast: (days, now) =>
      database
        .selectFrom('failures')
        .select(['section', 'version', 'kind'])
        .select(({ fn }) => fn.sum<number>('count').as('count'))
        .where('day', '>=', dayBefore(now, days))
        .groupBy(['section', 'version', 'kind'])
        .orderBy('section')
        .orderBy('version')
        .orderBy('kind')
        .execute(),
  };
}

function dayBefore(now: Date, days: number): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}

import { sql } from '../storage/kysely.ts';
import type { Database } from '../storage/tables.ts';
import type { CountsTable } from './counts-table.ts';

/** What each event does to which count. */
const changes = {
  view: { count: 'views', by: 1 },
  like: { count: 'likes', by: 1 },
  unlike: { count: 'likes', by: -1 },
  play: { count: 'plays', by: 1 },
  download: { count: 'downloads', by: 1 },
} as const;

export type CountedEvent = keyof typeof changes;
export const countedEvents = Object.keys(changes) as CountedEvent[];

type CountsOfSubject = Omit<CountsTable, 'subject'>;
const none: CountsOfSubject = { views: 0, likes: 0, plays: 0, downloads: 0 };

/** What is counted of the site's pages and passages. */
export interface Counts {
  add(subject: string, event: CountedEvent): Promise<void>;
  /**
   * Those of each subject; 0 for what is none.
   * @param isPlace whether the site has a place at an address
   */
  of(subjects: string[], isPlace: (address: string) => boolean): Promise<Record<string, CountsOfSubject>>;
}

export function countsIn(database: Database): Counts {
  return {
    async add(subject, event) {
      const { count, by } = changes[event];
      await database
        .insertInto('counts')
        .values({ ...none, subject, [count]: Math.max(by, 0) })
        .onConflict((conflict) =>
          conflict.column('subject').doUpdateSet({
            [count]: sql`case when ${sql.ref(`counts.${count}`)} + ${sql.lit(by)} < 0 then 0 else ${sql.ref(`counts.${count}`)} + ${sql.lit(by)} end`,
          }),
        )
        .execute();
    },
    async of(subjects, isPlace) {
      const places = subjects.filter(isPlace);
      const rows = places.length
        ? await database.selectFrom('counts').selectAll().where('subject', 'in', places).execute()
        : []; // PostgreSQL knows no empty list
      const counted = new Map(rows.map(({ subject, ...counts }) => [subject, counts]));
      return Object.fromEntries(subjects.map((subject) => [subject, counted.get(subject) ?? none]));
    },
  };
}

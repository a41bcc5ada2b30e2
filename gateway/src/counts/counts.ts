import { sql } from 'kysely';
import * as v from 'valibot';
import { readJson } from '../json-body.ts';
import type { Limits } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { Database, Tables } from '../storage/tables.ts';

type Counts = Omit<Tables['counts'], 'subject'>;

/** What each event does to which count. */
const changes = {
  view: { count: 'views', by: 1 },
  like: { count: 'likes', by: 1 },
  unlike: { count: 'likes', by: -1 },
  play: { count: 'plays', by: 1 },
  download: { count: 'downloads', by: 1 },
} as const;
const events = Object.keys(changes) as (keyof typeof changes)[];

const none: Counts = { views: 0, likes: 0, plays: 0, downloads: 0 };
const SUBJECTS = 50;

const eventSchema = v.object(
  {
    subject: v.string('the address of a page of this site, such as "/decodings/what-is-roe"'),
    event: v.picklist(events, `one of ${events.join(', ')}`),
  },
  'an object with "subject" and "event"',
);

export interface CountDependencies {
  database: Database;
  limits: Limits;
}

/**
 * `POST /api/counts`: counts one event of one page. Nothing is stored about who caused it. Within a day an address counts as one
 * like of a page, however many share it, and takes back no other's: what would change nothing is answered as if it had.
 * @param isPlace whether the site has a place at an address, so that nobody can fill the table
 */
export async function countEvent(
  request: Request,
  address: string,
  isPlace: (subject: string) => boolean,
  { database, limits }: CountDependencies,
): Promise<Response> {
  limits.take('requests', address);
  const { subject, event } = await readJson(request, eventSchema);
  if (!isPlace(subject)) throw unknownSubject(subject);
  const giveBack = limits.take('counted events', address);
  const likeOf = `${address} ${subject}`;
  if (event === 'like' && limits.likes.take(likeOf) > 0) return counted();
  if (event === 'unlike' && !limits.likes.giveBack(likeOf)) return counted();
  try {
    await change(database, subject, changes[event]);
  } catch (error) {
    giveBack();
    if (event === 'like') limits.likes.giveBack(likeOf);
    if (event === 'unlike') limits.likes.take(likeOf);
    throw error;
  }
  return counted();
}

const counted = (): Response => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

async function change(
  database: Database,
  subject: string,
  { count, by }: (typeof changes)[keyof typeof changes],
): Promise<void> {
  await database
    .insertInto('counts')
    .values({ ...none, subject, [count]: Math.max(by, 0) })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        [count]: sql`case when ${sql.ref(`counts.${count}`)} + ${sql.lit(by)} < 0 then 0 else ${sql.ref(`counts.${count}`)} + ${sql.lit(by)} end`,
      }),
    )
    .execute();
}

/** `GET /api/counts?subject=…&subject=…`: the counts of up to 50 pages, by their addresses; 0 for what is none. */
export async function tellCounts(
  request: Request,
  isPlace: (subject: string) => boolean,
  { database }: Pick<CountDependencies, 'database'>,
): Promise<Response> {
  const subjects = new URL(request.url).searchParams.getAll('subject');
  if (subjects.length === 0 || subjects.length > SUBJECTS) {
    throw new Problem(
      422,
      'Not accepted',
      `Expected 1 to ${SUBJECTS} parameters "subject", received ${subjects.length}.`,
    );
  }
  const places = subjects.filter(isPlace);
  const rows = places.length
    ? await database.selectFrom('counts').selectAll().where('subject', 'in', places).execute()
    : []; // PostgreSQL knows no empty list
  const found = new Map(rows.map(({ subject, ...counts }) => [subject, counts]));
  const body = Object.fromEntries(subjects.map((subject) => [subject, found.get(subject) ?? none]));
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=10' } });
}

const unknownSubject = (subject: string): Problem =>
  new Problem(422, 'Not accepted', 'There is no such page, so nothing is counted for it.', {
    errors: [
      {
        pointer: '#/subject',
        detail: `Expected the address of a page of this site, such as "/decodings", or of a place in it, such as "/audio#om"; received ${JSON.stringify(subject.slice(0, 80))}.`,
      },
    ],
  });

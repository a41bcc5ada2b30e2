import type { Registry } from '@roe/shared/contract';
import { type Failure, failureKinds } from '@roe/shared/contract/failures';
import { sql } from 'kysely';
import * as v from 'valibot';
import { readJson } from '../json-body.ts';
import type { Limits } from '../limits.ts';
import { own } from '../live-site.ts';
import { Problem } from '../problem.ts';
import type { Database, Tables } from '../storage/tables.ts';

const DAYS_KEPT = 30;

const failureSchema = v.object(
  {
    section: v.string('the id of a section, or "shell"'),
    code: v.string('the code hash of a section, or the version of the frame'),
    kind: v.picklist(failureKinds, `one of ${failureKinds.join(', ')}`),
  },
  'an object with "section", "code" and "kind"',
);

/** How often parts of the site failed at visitors. */
export interface Failures {
  /**
   * Counts one, and deletes what is older than 30 days.
   * @param at decides the day, in UTC
   */
  count(failure: Pick<Tables['failures'], 'section' | 'version' | 'kind'>, at: Date): Promise<void>;
  /** Those of the last 30 days: the latest day first, and on it what failed most. */
  list(now: Date): Promise<Tables['failures'][]>;
}

export function failuresIn(database: Database): Failures {
  return {
    async count(failure, at) {
      await database.deleteFrom('failures').where('day', '<', oldestDay(at)).execute();
      await database
        .insertInto('failures')
        .values({ ...failure, day: dayOf(at), count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'section', 'version', 'kind'])
            .doUpdateSet({ count: sql`${sql.ref('failures.count')} + 1` }),
        )
        .execute();
    },
    list: (now) =>
      database
        .selectFrom('failures')
        .selectAll()
        .where('day', '>=', oldestDay(now))
        .orderBy('day', 'desc')
        .orderBy('count', 'desc')
        .orderBy('section')
        .execute(),
  };
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function oldestDay(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCDate(oldest.getUTCDate() - DAYS_KEPT);
  return dayOf(oldest);
}

export interface FailureDependencies {
  failures: Failures;
  limits: Limits;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * `POST /api/failures`: counts that a part of the site failed in a browser. Nothing is stored about whose it was.
 * @param registry the live one: what it does not know is refused, so that nobody can fill the table
 */
export async function receiveFailure(
  request: Request,
  address: string,
  registry: Registry | undefined,
  { failures, limits, now }: FailureDependencies,
): Promise<Response> {
  limits.take('requests', address);
  const failure = await readJson(request, failureSchema);
  const version = registry && versionOf(failure, registry);
  if (!version) {
    throw new Problem(422, 'Not accepted', 'There is no such part of the site, so nothing is counted for it.', {
      errors: [{ pointer: '#/code', detail: 'Expected the code of a section that the registry knows.' }],
    });
  }
  limits.take('failures', address);
  await failures.count({ section: failure.section, version, kind: failure.kind }, new Date(now()));
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** The version that a code hash stands for now; visitors may still run one of the codes before it. */
function versionOf({ section, code }: Failure, { shell, sections }: Registry): string | undefined {
  if (section === 'shell') return code === shell.version ? code : undefined;
  const release = own(sections, section);
  return release && (code === release.code ? release.version : own(release.older, code));
}

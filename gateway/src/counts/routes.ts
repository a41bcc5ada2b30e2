import { Hono } from 'hono';
import * as v from 'valibot';
import type { Bindings } from '../http/bindings.ts';
import { limitBody } from '../http/body-limit.ts';
import { readJson } from '../http/json-body.ts';
import { allowOnly } from '../http/methods.ts';
import { Problem } from '../http/problem.ts';
import type { Limits } from '../limits/limits.ts';
import type { Database } from '../storage/tables.ts';
import { countedEvents, countsIn } from './counts.ts';
import { limitCounts } from './limited-counts.ts';

const eventSchema = v.object(
  {
    subject: v.string('the address of a page of this site'),
    event: v.picklist(countedEvents, `one of ${countedEvents.join(', ')}`),
  },
  'an object with "subject" and "event"',
);

/** An event with the longest address that a browser sends, in bytes. */
const LARGEST = 8192;

/** The most subjects that are told of at once. */
const SUBJECTS = 50;

export interface CountDependencies {
  database: Database;
  limits: Limits;
  /** Whether the site has a place at an address, so that nobody can fill the table. */
  isPlace: (address: string) => boolean;
}

/**
 * `POST /api/counts` counts one event of one page or passage; nothing is stored about who caused it.
 * `GET /api/counts?subject=…&subject=…` tells the counts of up to 50, by their addresses.
 */
export function countRoutes({ database, limits, isPlace }: CountDependencies): Hono<{ Bindings: Bindings }> {
  const counts = countsIn(database);
  const count = limitCounts(counts, limits);

  return new Hono<{ Bindings: Bindings }>()
    .get('/', async ({ req, json }) => {
      const subjects = req.queries('subject') ?? [];
      if (subjects.length === 0 || subjects.length > SUBJECTS) throw wrongNumber(subjects.length);
      return json(await counts.of(subjects, isPlace), 200, { 'cache-control': 'public, max-age=10' });
    })
    .post('/', limitBody(LARGEST), async ({ req, env, body }) => {
      const { subject, event } = await readJson(req.raw, eventSchema);
      if (!isPlace(subject)) throw unknownSubject(subject);
      await count(subject, event, env.address);
      return body(null, 204, { 'cache-control': 'no-store' });
    })
    .all('/', allowOnly('GET, HEAD, POST'));
}

const wrongNumber = (received: number): Problem =>
  new Problem(422, 'Not accepted', `Expected 1 to ${SUBJECTS} parameters "subject", received ${received}.`);

const unknownSubject = (subject: string): Problem =>
  new Problem(422, 'Not accepted', 'There is no such page, so nothing is counted for it.', {
    errors: [
      {
        pointer: '#/subject',
        detail: `Expected the address of a page of this site, or of a place in it, such as "/page#place"; received ${JSON.stringify(subject.slice(0, 80))}.`,
      },
    ],
  });

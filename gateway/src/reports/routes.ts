import type { Registry } from '@roe/shared/contract';
import { type Failure, failureKinds } from '@roe/shared/contract/reports';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Bindings } from '../http/bindings.ts';
import { limitBody } from '../http/body-limit.ts';
import { readJson } from '../http/json-body.ts';
import { allowOnly } from '../http/methods.ts';
import { Problem } from '../http/problem.ts';
import { HOUR, type Limits } from '../limits/limits.ts';
import { entryOf } from '../site/entry-of.ts';
import type { Reports } from './reports.ts';

const failureSchema = v.object(
  {
    section: v.string('the id of a section, or "shell"'),
    code: v.string('the code hash of a section, or the version of the shell'),
    kind: v.picklist(failureKinds, `one of ${failureKinds.join(', ')}`),
  },
  'an object with "section", "code" and "kind"',
);

/** In bytes. */
const LARGEST = 1024;

export interface ReportDependencies {
  reports: Reports;
  limits: Limits;
  /** The live registry: what it does not know is refused, so that nobody can fill the table. */
  registry: () => Registry | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** `POST /api/reports`: counts that a part of the site failed in a browser. Nothing is stored about whose it was. */
export function reportRoutes({ reports, limits, registry, now }: ReportDependencies): Hono<{ Bindings: Bindings }> {
  const limit = limits.limit('reports', { seconds: HOUR, address: 20, network: 80, everybody: 2000 });

  return new Hono<{ Bindings: Bindings }>()
    .post('/', limitBody(LARGEST), async ({ req, env, body }) => {
      const failure = await readJson(req.raw, failureSchema);
      const live = registry();
      const version = live && versionOf(failure, live);
      if (!version) throw unknownPart;
      limit.take(env.address);
      await reports.count({ section: failure.section, version, kind: failure.kind }, new Date(now()));
      return body(null, 204, { 'cache-control': 'no-store' });
    })
    .all('/', allowOnly('POST'));
}

/** The version that a code hash stands for now; visitors may still run one of the codes before it. */
function versionOf({ section, code }: Failure, { shell, sections }: Registry): string | undefined {
  if (section === 'shell') return code === shell.version ? code : undefined;
  const release = entryOf(sections, section);
  return release && (code === release.code ? release.version : entryOf(release.older, code));
}

const unknownPart = new Problem(
  422,
  'Not accepted',
  'There is no such part of the site, so nothing is counted for it.',
  { errors: [{ pointer: '#/code', detail: 'Expected the code of a section that the registry knows.' }] },
);

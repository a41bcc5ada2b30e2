import { parseAt } from '@roe/shared/contract/parse';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'a port number from 0 to 65535'),
);

const proxies = v.pipe(v.string(), v.regex(/^\d$/, 'a number of proxies from 0 to 9'), v.transform(Number));

/** Every setting that the gateway takes from the environment. */
const settingsSchema = v.object({
  /** Port that it listens on; 0 takes any free one. */
  PORT: v.optional(port, '4100'),
  /** Address that it listens on. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Folder of the release store. */
  SITE_DIR: v.optional(v.string(), '.site'),
  /** Origin that visitors see: canonical links and link previews carry it. Ships keep the one before where it is not set. */
  SITE_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'an origin such as "https://example.org"'))),
  /** Folder of the database with messages and counts. Nobody else should be able to read it. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** PostgreSQL database, which then holds messages and counts instead; several gateways can share it. */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'an address such as "postgres://user:password@host/database"'),
      v.url('an address such as "postgres://user:password@host/database"'),
    ),
  ),
  /** Endpoint of a form provider that gets every message as JSON after it is stored. */
  CONTACT_FORWARD_URL: v.optional(
    v.pipe(
      v.string(),
      v.startsWith('https://', 'an address that starts with "https://"'),
      v.url('an address that starts with "https://"'),
    ),
  ),
  /** How many proxies of ours stand in front and add to `X-Forwarded-For`. */
  TRUST_PROXY: v.optional(proxies, '0'),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

/** @throws with the variable, what it must be, and what it is; a database's address may hold a password and is not shown */
export function settingsFrom(environment: NodeJS.ProcessEnv): Settings {
  try {
    return parseAt(settingsSchema, environment, 'environment');
  } catch (error) {
    const secret = environment['DATABASE_URL'];
    if (!secret) throw error;
    throw new Error((error as Error).message.replaceAll(secret, '(not shown)'));
  }
}

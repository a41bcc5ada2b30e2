import { parseAt } from '@roe/shared/contract/parse';
import { originSchema } from '@roe/shared/contract/schema';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'a port number from 0 to 65535'),
);

const proxies = v.pipe(v.string(), v.regex(/^\d$/, 'a number of proxies from 0 to 9'), v.transform(Number));

/** An address that holds a secret: no message shows it, whole, cut or escaped. */
const secretAddress = (expected: string, isValid: (url: URL) => boolean) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (URL.canParse(dataset.value) && isValid(new URL(dataset.value)))) return;
      addIssue({ message: expected, input: '(not shown)' });
    }),
  );

/** A password that is not escaped ends the host early, and its rest would be taken for the host or the database's name. */
const isPostgres = ({ protocol, pathname, search, hash }: URL): boolean =>
  /^postgres(ql)?:$/.test(protocol) && /^(\/[^/@]*)?$/.test(pathname) && !search.includes('@') && hash === '';

const isEndpoint = ({ protocol, username, password }: URL): boolean =>
  protocol === 'https:' && username === '' && password === '';

/** Every setting that the gateway takes from the environment. */
const settingsSchema = v.object({
  /** Port that it listens on; 0 takes any free one. */
  PORT: v.optional(port, '4100'),
  /** Address that it listens on. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Folder of the release store. */
  SITE_DIR: v.optional(v.string(), '.site'),
  /** Origin that visitors see: canonical links and link previews carry it. */
  SITE_URL: v.optional(originSchema),
  /** Folder of the database with messages and counts. Nobody else should be able to read it. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** PostgreSQL database, which then holds messages and counts instead; several gateways can share it. */
  DATABASE_URL: v.optional(
    secretAddress(
      'an address such as "postgres://user:password@host/database", where a password has %2F for /, %3F for ?, %23 for # and %40 for @',
      isPostgres,
    ),
  ),
  /** Endpoint of a form provider that gets every message as JSON after it is stored. */
  CONTACT_FORWARD_URL: v.optional(
    secretAddress('an address that starts with "https://" and names no user and no password', isEndpoint),
  ),
  /** How many proxies of ours stand in front and add to `X-Forwarded-For`. */
  TRUST_PROXY: v.optional(proxies, '0'),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

/** Where these are empty, something that should have handed them over did not: going on without would lose messages. */
const neverEmpty = ['DATABASE_URL', 'CONTACT_FORWARD_URL'];

/**
 * The settings of an environment. An empty variable counts as not set, as compose files write it.
 * @throws with the variable, what it must be, and what it is; what may hold a secret is not shown
 */
export function settingsFrom(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(environment).filter(([name, value]) => value !== '' || neverEmpty.includes(name));
  return parseAt(settingsSchema, Object.fromEntries(given), 'environment');
}

import { parseAt } from '@roe/shared/contract/parse';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'a port number from 0 to 65535'),
);

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
});

export type Settings = v.InferOutput<typeof settingsSchema>;

/** @throws with the variable, what it must be, and what it is */
export const settingsFrom = (environment: NodeJS.ProcessEnv): Settings =>
  parseAt(settingsSchema, environment, 'environment');

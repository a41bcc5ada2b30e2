import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'a port number from 0 to 65535'),
);

const proxies = v.pipe(v.string(), v.regex(/^\d$/, 'a number of proxies from 0 to 9'), v.transform(Number));

export const httpSettings = {
  /** Port that it listens on; 0 takes any free one. */
  PORT: v.optional(port, '4100'),
  /** Address that it listens on. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** How many proxies of ours stand in front and add to `X-Forwarded-For`. */
  TRUST_PROXY: v.optional(proxies, '0'),
};

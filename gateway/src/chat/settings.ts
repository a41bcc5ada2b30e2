import { type Provider, providers } from '@roe/shared/api/chat';
import * as v from 'valibot';

/** What stands here may hold a secret, so no message shows it. An empty one counts as not set: then the library answers. */
const hidden = (expected: string, isValid: (value: string) => boolean) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed && !isValid(dataset.value)) addIssue({ message: expected, input: '(not shown)' });
    }),
  );

const key = hidden('a key in visible ASCII characters, without spaces', (value) => /^[!-~]+$/.test(value));

const base = hidden(
  'an address such as "https://api.example.org/v1", without user, password, query and fragment',
  (value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, username, password, search, hash } = new URL(value);
    return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
  },
);

const most = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'a number from 1 to 999999'), v.transform(Number));

const servedAs = v.pipe(
  v.string(),
  v.regex(/^[^\s=,]+=[^\s=,]+(,[^\s=,]+=[^\s=,]+)*$/, 'pairs such as "gpt-4o=gpt-6,gemini-pro=gemini-4"'),
  v.transform((pairs) => new Map(pairs.split(',').map((pair) => pair.split('=') as [string, string]))),
);

type Suffix<Name extends string> = `${Uppercase<Provider>}_${Name}`;
const ofEach = <Name extends string, Schema>(name: Name, schema: Schema) =>
  Object.fromEntries(providers.map((id) => [`${id.toUpperCase()}_${name}`, v.optional(schema as v.GenericSchema)])) as {
    [Key in Suffix<Name>]: v.OptionalSchema<Schema & v.GenericSchema<string>, undefined>;
  };

export const chatSettings = {
  /** Keys of the providers, and where they are asked if not at their usual address. */
  ...ofEach('API_KEY', key),
  ...ofEach('BASE_URL', base),
  /** Questions that are taken from one address, and from everybody those that are passed on; otherwise as `guide.json` says. */
  CHAT_PER_MINUTE: v.optional(most),
  CHAT_PER_HOUR: v.optional(most),
  CHAT_PER_DAY: v.optional(most),
  /** Models that are served in place of others, before what `guide.json` says. */
  CHAT_MODELS: v.optional(servedAs),
};

export type ChatSettings = v.InferOutput<v.ObjectSchema<typeof chatSettings, undefined>>;

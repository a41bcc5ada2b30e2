import { parseAt } from '@roe/shared/contract/parse';
import * as v from 'valibot';
import { chatSettings } from './chat/settings.ts';
import { contactSecrets } from './contact/settings.ts';
import { httpSettings } from './http/settings.ts';
import { siteSettings } from './site/settings.ts';
import { storageSecrets, storageSettings } from './storage/settings.ts';

const secrets = { ...storageSecrets, ...contactSecrets };

/** Every setting that the gateway takes from the environment. */
const settingsSchema = v.object({ ...httpSettings, ...siteSettings, ...storageSettings, ...chatSettings, ...secrets });

export type Settings = v.InferOutput<typeof settingsSchema>;

/**
 * The settings of an environment. An empty variable counts as not set, as compose files write it, but for secrets.
 * @throws with the variable, what it must be, and what it is; what may hold a secret is not shown
 */
export function settingsFrom(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(environment).filter(([name, value]) => value !== '' || name in secrets);
  return parseAt(settingsSchema, Object.fromEntries(given), 'environment');
}

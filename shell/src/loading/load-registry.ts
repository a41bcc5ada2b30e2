import type { Registry } from '@roe/shared/contract';
import type { LoadText } from './json.ts';

const URL = '/registry.json';

/** What is live, as the gateway says it now. What checks it comes beside it. */
export async function loadRegistry(loadText: LoadText): Promise<Registry> {
  const [{ registryFrom }, text] = await Promise.all([import('./registry.ts'), loadText(URL)]);
  return registryFrom(text, URL);
}

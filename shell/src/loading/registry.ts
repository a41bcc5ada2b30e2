import type { Registry, SectionRelease } from '@roe/shared/contract';
import { pinShape } from './pin-shape.ts';
import { type Shape, shaped } from './shape.ts';
import { isSigned } from './signature.ts';

/** Public keys of those who may ship the site; written by the build. */
declare const KEYS: string[];

const releaseShape: Shape<SectionRelease> = { ...pinShape, nav: [], missing: {} };

/**
 * What is live. This is fetched when a registry is, so that no page carries it.
 * @param text as it came from the address
 * @throws where it is signed by none whose key this shell has, or is of another shape
 */
export async function registryFrom(text: string, url: string): Promise<Registry> {
  const shape = { site: 'string', shell: { version: 'string' }, sections: {} } as const;
  const registry = shaped<Registry>(JSON.parse(text), shape, url);
  for (const [id, release] of Object.entries(registry.sections))
    shaped<SectionRelease>(release, releaseShape, `${url}: section ${id}`);
  if (!(await isSigned(text, KEYS)))
    throw new Error(`${url}: expected the signature of somebody who may ship this site, received none or another`);
  return registry;
}

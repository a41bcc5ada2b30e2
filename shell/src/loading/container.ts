import type { Asset } from '@roe/shared/contract';
import { provided } from './provided.ts';

/** Specifier → version of what the shell provides; written by the build from `shared/kit/federation.ts`. */
declare const SINGLETONS: Record<string, string>;

/** What the script of a section's entry leaves behind: a container of Module Federation, in its first format. */
interface Container {
  /** Takes what is shared. It may be called again with the same object, and with no other. */
  init(scope: ShareScope): unknown;
  /** @returns what runs the module and returns what it exports, when all its files are there */
  get(module: string): Promise<() => unknown>;
}

/** Specifier → version → how it is had. Containers mark what they have taken. */
type ShareScope = Record<string, Record<string, { get: () => () => unknown; from: string; eager: false; loaded?: 1 }>>;

/** Each container gets an object of its own, so that none can put something in place of what the others get. */
const shareScope = (): ShareScope =>
  Object.fromEntries(
    Object.entries(SINGLETONS).map(([specifier, version]) => [
      specifier,
      { [version]: { get: () => () => provided[specifier], from: 'shell', eager: false } },
    ]),
  );

/** Runs a script, if its bytes are the pinned ones. */
const run = ({ url, integrity }: Asset): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not come, or is not the file that was shipped`));
    document.head.appendChild(Object.assign(script, { src: url, crossOrigin: 'anonymous', integrity }));
  });

/** The container whose entry left it under this name. One that is there already is taken, unless it is to run anew. */
export async function loadContainer(name: string, entry: Asset, isAnew: boolean): Promise<Container> {
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  if (isAnew || !containers[name]) await run(entry);
  const container = containers[name];
  if (!container) throw new Error(`${entry.url} leaves no container behind under the name ${name}`);
  await container.init(shareScope());
  return container;
}

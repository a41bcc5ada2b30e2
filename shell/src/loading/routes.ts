import type { Section } from '@roe/shared/contract';
import { fulfilled, isRejected, settled } from '@roe/shared/settled';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { inTime } from './in-time.ts';

const routesAt = (section: Section, path: string): RouteObject[] =>
  (matchRoutes(section.routes, path) ?? []).map(({ route }) => route);

const lazyAt = (section: Section, path: string) => routesAt(section, path).find(({ lazy }) => lazy);

/** A page's route; its section where it has none. */
const keyOf = (section: Section, path: string): object => routesAt(section, path).at(-1) ?? section;

/** Address of the file of which the compiler's loader says that it did not come. */
function fileOf(error: unknown): string | undefined {
  const { request } = Object(error) as { request?: unknown };
  return typeof request === 'string' ? request : undefined;
}

/** Modules that the routes for a path have loaded, as the composer's build of the section names them. */
export const modulesAt = (section: Section, path: string): string[] =>
  routesAt(section, path).flatMap((route) => (route as { moduleFile?: string }).moduleFile ?? []);

/** The routes of sections, with the pages that come as files of their own. */
export function createRoutes() {
  const loading = new WeakMap<object, Promise<RouteObject[]>>();
  /** Sections that asked for a file while they were shown, and could not have it: `React.lazy` remembers that for good. */
  const incomplete = new WeakSet<Section>();
  /** Addresses of files that did not come: caches may hold wrong bytes. */
  const failedFiles = new WeakMap<Section, Set<string>>();
  /** Failures of routes, which can be asked again: they leave the section's other pages as they are. */
  const ofRoutes = new WeakSet<object>();

  function keepFile(section: Section, file: string): void {
    failedFiles.set(section, new Set(failedFiles.get(section)).add(file));
  }

  async function complete(section: Section, route: RouteObject): Promise<RouteObject[]> {
    if (typeof route.lazy !== 'function') throw new Error(`Route ${route.path}: expected lazy to be a function`);
    try {
      Object.assign(route, await inTime(route.lazy(), `Page ${route.path}`), { lazy: undefined });
    } catch (error) {
      ofRoutes.add(Object(error));
      const file = fileOf(error);
      if (file) keepFile(section, file);
      throw error;
    }
    return section.routes;
  }

  return {
    /**
     * The section's routes, when the one for this path has its page. A failure stays until `forgetFailed`, or as long as the section. The
     * promise stays the same, as `React.use` wants it.
     */
    load(section: Section, path: string): Promise<RouteObject[]> {
      const key = keyOf(section, path);
      const route = lazyAt(section, path);
      const routes = loading.get(key) ?? (route ? settled(complete(section, route)) : fulfilled(section.routes));
      loading.set(key, routes);
      return routes;
    },
    /** Whether all that a page is made of is there: also what its route loads later. */
    isComplete: (section: Section, path?: string): boolean =>
      !incomplete.has(section) && (path === undefined || !lazyAt(section, path)),
    /** Whether something of it could not be had. The section's code may remember that, so it is evaluated anew. */
    hasFailed: (section: Section, path?: string): boolean =>
      incomplete.has(section) || (path !== undefined && isRejected(loading.get(keyOf(section, path)))),
    forgetFailed(section: Section, path: string): void {
      const key = keyOf(section, path);
      if (isRejected(loading.get(key))) loading.delete(key);
    },
    /** Something that the section showed failed. */
    onFailed(section: Section, error: unknown): void {
      const file = fileOf(error);
      if (!file || ofRoutes.has(Object(error))) return;
      keepFile(section, file);
      incomplete.add(section);
    },
    failedFilesOf: (section: Section): string[] => [...(failedFiles.get(section) ?? [])],
  };
}

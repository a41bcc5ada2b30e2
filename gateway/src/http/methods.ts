import type { Context, MiddlewareHandler } from 'hono';
import { Problem } from './problem.ts';

/**
 * Refuses what comes to an address of the API by any other method.
 * @param methods as the `Allow` header lists them, such as "GET, HEAD"
 * @throws {Problem} 405
 */
export const allowOnly =
  (methods: string) =>
  ({ req }: Context): never => {
    throw new Problem(405, 'Method not allowed', `Expected ${methods} for ${req.path}, received ${req.method}.`, {
      headers: { allow: methods },
    });
  };

/** Refuses what would change something, where nothing can be changed. */
export const readOnly: MiddlewareHandler = async ({ req, text }, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  return text('Method not allowed', 405, { allow: 'GET, HEAD' });
};

import type { MiddlewareHandler } from 'hono';
import type { Bindings } from '../http/bindings.ts';
import { type Limits, MINUTE } from './limits.ts';

/** Counts all that may write something, also what is refused. */
export function limitRequests(limits: Limits): MiddlewareHandler<{ Bindings: Bindings }> {
  const limit = limits.limit('requests', { seconds: MINUTE, address: 120 });
  return async ({ env }, next) => {
    limit.take(env.address);
    await next();
  };
}

import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problem.ts';

/**
 * Lets no longer body through, whether its length is declared or not. Node holds a client to the length that it declares.
 * @param most in bytes
 * @throws {Problem} 413, or 400 where the body breaks off
 */
export function limitBody(most: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: most,
    onError() {
      throw new Problem(413, 'Too long', `Expected a body of at most ${most} bytes, received more.`);
    },
  });
  return async (context, next) => {
    await limit(context, async () => {}).catch((error: Error) => {
      throw error instanceof Problem ? error : brokenOff();
    });
    await next();
  };
}

export const brokenOff = (): Problem =>
  new Problem(400, 'Broken off', 'The body broke off before its end. Send it again.');

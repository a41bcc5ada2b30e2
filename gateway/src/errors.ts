import type { Context, ErrorHandler } from 'hono';
import { isWire, wireErrorResponse } from './chat/wire-error.ts';
import { Problem } from './http/problem.ts';
import { errorPage } from './site/error-page.ts';

/** Answers for what was refused, and for what broke: that is written down, and not shown. */
export const answerError =
  (log: (message: string) => void): ErrorHandler =>
  (error, { req }) => {
    const problem = error instanceof Problem ? error : internalError;
    if (problem === internalError) log(`${req.method} ${req.path}: ${error.stack ?? error.message}`);
    if (isWire(req.path)) return wireErrorResponse(problem);
    return problem !== internalError || req.path.startsWith('/api/') ? problem.response() : errorPage(500);
  };

/** @throws {Problem} 404 for an address that the API lacks */
export function unknownAddress({ req }: Context): never {
  throw new Problem(404, 'Not found', `There is no ${req.method} ${req.path} here.`);
}

const internalError = new Problem(
  500,
  'Something went wrong here',
  'The fault is ours, not yours, and it is written down. Try again in a moment.',
);

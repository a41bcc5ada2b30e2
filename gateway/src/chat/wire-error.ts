import type { Problem } from '../http/problem.ts';

/** Whether an address speaks OpenAI's wire, so that errors have its form there. */
export const isWire = (path: string): boolean => path.startsWith('/api/chat/') || /^\/api\/[^/]+\/models$/.test(path);

/** The body of an error, as clients of OpenAI's wire read it. */
export function wireError({ status, message, particulars: { code, errors } }: Problem) {
  const sentences = errors?.map(({ pointer, detail }) => `${pointer.slice(2) || 'body'}: ${detail}`);
  return {
    error: {
      message: sentences?.join(' ') ?? message,
      type: typeOf(status),
      param: errors?.[0]?.pointer.split('/')[1] ?? null,
      code: code ?? null,
    },
  };
}

export function wireErrorResponse(problem: Problem): Response {
  // What OpenAI's own API answers to a field that is not as it should be.
  const status = problem.status === 422 ? 400 : problem.status;
  const headers = { 'cache-control': 'no-store', ...problem.particulars.headers };
  return Response.json(wireError(problem), { status, headers });
}

function typeOf(status: number): string {
  if (status === 429) return 'rate_limit_error';
  if (status === 403) return 'permission_error';
  return status < 500 ? 'invalid_request_error' : 'server_error';
}

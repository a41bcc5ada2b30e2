import * as v from 'valibot';
import { brokenOff } from './body-limit.ts';
import { type FieldError, Problem } from './problem.ts';

/**
 * Reads what a client sent as JSON; `limitBody` must stand before.
 * @param schema the messages of its checks are expectations, such as "a name of at most 120 characters"
 * @throws {Problem} 400 no JSON, or a part of it, 415 another type, 422 with one sentence per field
 */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const type = request.headers.get('content-type');
  if (type?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    const received = type ? `"${type}"` : 'a body without a type';
    throw new Problem(415, 'Wrong type', `Expected the content type "application/json", received ${received}.`);
  }
  const bytes = await request.arrayBuffer().catch(() => {
    throw brokenOff();
  });
  const result = v.safeParse(schema, parse(bytes));
  if (result.success) return result.output;
  const errors = result.issues.map(fieldErrorOf);
  throw new Problem(422, 'Not accepted', 'Some of what was sent cannot be accepted; "errors" says what and why.', {
    errors,
  });
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem(400, 'No JSON', 'Expected JSON in UTF-8, received a body that is none.');
  }
}

function fieldErrorOf(issue: v.BaseIssue<unknown>): FieldError {
  const pointer = ['#', ...(issue.path ?? []).map(({ key }) => key)].join('/');
  if (issue.received === 'undefined') return { pointer, detail: 'Expected a value, but it is missing.' };
  return { pointer, detail: `Expected ${issue.message}, received ${textOf(issue.input)}.` };
}

function textOf(value: unknown): string {
  if (value === '') return 'an empty text';
  if (typeof value === 'string' && value.length > 60) return `${value.length.toLocaleString('en')} characters`;
  return typeof value === 'object' && value ? (Array.isArray(value) ? 'a list' : 'an object') : JSON.stringify(value);
}

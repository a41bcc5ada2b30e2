import { contactLimits } from '@roe/shared/contract/contact';
import * as v from 'valibot';
import { type FieldFault, Problem } from './problem.ts';

/** The most bytes of a body: the longest message with each UTF-16 unit escaped, as in "\u0915", and what stands around it. */
const LIMIT = 6 * (contactLimits.name + contactLimits.email + contactLimits.message) + 1024;

/**
 * Reads what a client sent as JSON.
 * @param schema the messages of its checks are expectations, such as "a name of at most 120 characters"
 * @throws {Problem} 400 no JSON, 413 too long, 415 another type, 422 with one sentence per field
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
  const result = v.safeParse(schema, parse(await readBytes(request)));
  if (result.success) return result.output;
  const errors = result.issues.map(fieldFault);
  throw new Problem(422, 'Not accepted', 'Some of what was sent cannot be accepted; "errors" says what and why.', {
    errors,
  });
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > LIMIT) throw tooLong();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of request.body ?? []) {
      parts.push(part);
      length += part.length;
      if (length > LIMIT) break;
    }
  } catch {
    throw new Problem(400, 'Broken off', 'The body broke off before its end. Send it again.');
  }
  if (length > LIMIT) throw tooLong();
  return Buffer.concat(parts);
}

const tooLong = (): Problem =>
  new Problem(413, 'Too long', `Expected a body of at most ${LIMIT} bytes, received more.`);

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem(400, 'No JSON', 'Expected JSON in UTF-8, received a body that is none.');
  }
}

function fieldFault(issue: v.BaseIssue<unknown>): FieldFault {
  const pointer = ['#', ...(issue.path ?? []).map(({ key }) => key)].join('/');
  if (issue.received === 'undefined') return { pointer, detail: 'Expected a value, but it is missing.' };
  return { pointer, detail: `Expected ${issue.message}, received ${shown(issue.input)}.` };
}

function shown(value: unknown): string {
  if (value === '') return 'an empty text';
  if (typeof value === 'string' && value.length > 60) return `${value.length.toLocaleString('en')} characters`;
  return typeof value === 'object' && value ? (Array.isArray(value) ? 'a list' : 'an object') : JSON.stringify(value);
}

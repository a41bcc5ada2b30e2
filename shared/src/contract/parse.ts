import * as v from 'valibot';

/**
 * Parses a value that comes from outside.
 * @param place where the value stands, such as a file's path; the sentence starts with it
 * @throws {Error} one line per error: place, field, what was expected, what came
 */
export function parseAt<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  place: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => sentence(place, issue)).join('\n'));
}

/** `parseAt` for JSON text. */
export function parseJsonAt<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  place: string,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${place}: expected JSON, received text that is none: ${(error as Error).message}`);
  }
  return parseAt(schema, value, place);
}

function sentence(place: string, issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  const where = field ? `${place}: field "${field}"` : place;
  if (issue.expected === 'never')
    return `${where}: expected no such field, received ${textOf(issue.input)}. Is it misspelt?`;
  if (issue.received === 'undefined') return `${where}: expected a value, but it is missing`;
  return `${where}: expected ${expectation(issue)}, received ${textOf(issue.input)}`;
}

// Checks after the type check carry their expectation as the message that the schema gave them.
function expectation(issue: v.BaseIssue<unknown>): string {
  const isDefault = issue.message.startsWith('Invalid ');
  return isDefault ? (issue.expected ?? 'another value') : issue.message;
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** An error of one field of what was sent. */
export interface FieldError {
  /** JSON Pointer as a URI fragment, such as "#/message" (RFC 6901, 6). */
  pointer: string;
  detail: string;
}

/** A refusal of the API (RFC 9457). Handlers throw it, the app answers with it. */
export class Problem extends Error {
  readonly response: () => Response;

  /** @param detail one plain sentence: what was expected, what came, what to do */
  constructor(
    status: number,
    title: string,
    detail: string,
    { errors, headers }: { errors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.response = () =>
      Response.json(
        { title, status, detail, errors },
        { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers } },
      );
  }
}

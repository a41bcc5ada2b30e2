/** An error of one field of what was sent. */
export interface FieldError {
  /** JSON Pointer as a URI fragment, such as "#/message" (RFC 6901, 6). */
  pointer: string;
  detail: string;
}

interface Particulars {
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** What programs tell it by, where the API has such names: "model_not_found". */
  code?: string;
}

/** A refusal of the API (RFC 9457). Handlers throw it, the app answers with it. */
export class Problem extends Error {
  readonly status: number;
  readonly particulars: Particulars;
  readonly response: () => Response;

  /** @param detail one plain sentence: what was expected, what came, what to do */
  constructor(status: number, title: string, detail: string, particulars: Particulars = {}) {
    super(detail);
    this.status = status;
    this.particulars = particulars;
    const { errors, headers } = particulars;
    this.response = () =>
      Response.json(
        { title, status, detail, errors },
        { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers } },
      );
  }
}

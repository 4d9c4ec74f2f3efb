/** One value that breaks a rule. */
export type FieldError = { path: string; message: string };

/** A refusal: the status and the sentence a person reads. Throw it anywhere below a handler. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    options: { errors?: readonly FieldError[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.status = status;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

export const badRequest = (detail: string) => new Problem(400, detail);
export const forbidden = (detail: string) => new Problem(403, detail);
export const conflict = (detail: string) => new Problem(409, detail);

/** The same for what does not exist and what belongs to somebody else. */
export const notFound = (what: string) => new Problem(404, `This ${what} does not exist.`);

/** A missing or dead session. */
export const unauthorized = (detail = 'Please sign in.') =>
  new Problem(401, detail, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** A value that passes the contract's form but breaks a rule beyond it. */
export const unprocessable = (path: string, message: string) =>
  new Problem(422, message, { errors: [{ path, message }] });

/** A spent budget. */
export function tooMany(what: string, waitSeconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Problem(429, `${what} Try again in ${wait}.`, { headers: { 'Retry-After': String(seconds) } });
}

import {
  type Fault,
  type FieldFault,
  type FieldParams,
  type Params,
  type RefusalCode,
  type RefusalParams,
  type RefusalWith,
  refusals,
} from '@leaf/api-client/contract';

type Options = {
  errors?: readonly Fault[];
  headers?: Record<string, string>;
  /** An English sentence that says more than the table's. */
  detail?: string;
  /** In place of the table's, where what found the fault knows better. */
  status?: number;
  cause?: unknown;
};

/** A refusal, by its code. Its sentence is chosen when it is answered, in the caller's language. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: RefusalCode;
  readonly params: Params | undefined;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: readonly Fault[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: RefusalCode, params?: Params, options: Options = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.code = code;
    this.params = params;
    this.status = options.status ?? refusals[code].status;
    this.detail = options.detail;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

type Rest<C extends RefusalCode> =
  RefusalParams<C> extends Params
    ? [params: RefusalParams<C>, options?: Options]
    : [params?: undefined, options?: Options];

/** The refusal of this code; throw it anywhere below a handler. The codes are in api-client's `refusals`. */
export const refuse = <C extends RefusalCode>(code: C, ...[params, options]: Rest<C>): Problem =>
  new Problem(code, params, options);

type Thing = RefusalWith<404> extends infer C ? (C extends `${infer T}_not_found` ? T : never) : never;

/** The same for what does not exist and what belongs to somebody else. */
export const notFound = (what: Thing): Problem => new Problem(`${what}_not_found`);

/** A missing or dead session. */
export const unauthorized = (code: RefusalWith<401> = 'not_signed_in'): Problem =>
  new Problem(code, undefined, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Values that break a rule. */
export const invalid = (errors: readonly Fault[], cause?: unknown): Problem =>
  new Problem('invalid_input', undefined, { errors, cause });

type FaultRest<C extends FieldFault> = keyof FieldParams<C> extends never
  ? []
  : [params: FieldParams<C> & Params];

/** A value that passes the contract's form but breaks a rule beyond it. */
export function unprocessable<C extends FieldFault>(path: string, code: C, ...rest: FaultRest<C>): Problem {
  const params: Params | undefined = rest[0];
  return invalid([{ path, code, ...(params ? { params } : {}) }]);
}

/** A spent budget; `Retry-After` says when to come again. */
export function tooMany<C extends RefusalWith<429>>(
  code: C,
  waitSeconds: number,
  ...[params]: RefusalParams<C> extends Params ? [params: RefusalParams<C>] : []
): Problem {
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  return new Problem(code, params, { headers: { 'Retry-After': String(seconds) } });
}

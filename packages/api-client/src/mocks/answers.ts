import { HttpResponse } from 'msw';
import type { FieldError, Problem } from '../contract.ts';
import type {
  EmptyStatus,
  ImageStatus,
  ImageType,
  JsonBody,
  JsonStatus,
  ProblemStatus,
} from './contractTypes.ts';

/** An answer made by `Answers`; its private field keeps any other response out. */
export class MockAnswer {
  readonly #response: Response;

  constructor(response: Response) {
    this.#response = response;
  }

  get response(): Response {
    return this.#response;
  }
}

export interface ProblemOptions {
  errors?: FieldError[] | undefined;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number | undefined;
}

/** The answers an operation may give. */
export class Answers<O> {
  json<S extends JsonStatus<O>>(status: S, body: JsonBody<O, S>): MockAnswer {
    return new MockAnswer(Response.json(body, { status: Number(status) }));
  }

  empty<S extends EmptyStatus<O>>(status: S): MockAnswer {
    return new MockAnswer(new Response(null, { status: Number(status) }));
  }

  image<S extends ImageStatus<O>>(status: S, type: ImageType<O, S>, bytes: BodyInit): MockAnswer {
    return new MockAnswer(
      new Response(bytes, { status: Number(status), headers: { 'Content-Type': String(type) } }),
    );
  }

  /** An error with its sentence. */
  problem(status: ProblemStatus<O>, detail: string, { errors, retryAfter }: ProblemOptions = {}): MockAnswer {
    const body: Problem = errors ? { detail, errors } : { detail };
    const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
    return new MockAnswer(Response.json(body, { status: Number(status), headers }));
  }

  /** No answer: the connection fails. */
  connectionFailure(): MockAnswer {
    return new MockAnswer(HttpResponse.error());
  }
}

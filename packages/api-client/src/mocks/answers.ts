import { HttpResponse } from 'msw';
import { type RefusalWith, refusals } from '../contract.ts';
import type {
  EmptyStatus,
  ImageStatus,
  ImageType,
  JsonBody,
  JsonStatus,
  ProblemStatus,
} from './contractTypes.ts';
import { type ProblemArgs, refusalBody } from './refuse.ts';

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

  /** A refusal by its code, with the status and the sentence the server gives it. */
  problem<C extends RefusalWith<ProblemStatus<O>>>(code: C, ...rest: ProblemArgs<C>): MockAnswer {
    const [params, { errors, retryAfter } = {}] = rest;
    const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
    const { status } = refusals[code];
    return new MockAnswer(Response.json(refusalBody(code, params, errors), { status, headers }));
  }

  /** No answer: the connection fails. */
  connectionFailure(): MockAnswer {
    return new MockAnswer(HttpResponse.error());
  }
}

import { HttpResponse } from 'msw';
import {
  type Fault,
  type JobFailure,
  type Params,
  type RefusalCode,
  type RefusalLanguage,
  type RefusalParams,
  type RefusalWith,
  refusals,
  type ToWord,
  wordJobFailure,
  wordProblem,
} from '../contract.ts';
import type {
  EmptyStatus,
  ImageStatus,
  ImageType,
  JsonBody,
  JsonStatus,
  ProblemStatus,
} from './contractTypes.ts';

/** A response made by `Answers`; its private field rules out any other response. */
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
  /** Invalid values. */
  errors?: Fault[] | undefined;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number | undefined;
  /** The current state of what somebody else has changed. */
  current?: ToWord['current'];
  /** The refused changes of a bulk call. */
  results?: ToWord['results'];
}

/** The arguments after a code: the values for its sentence, if it names any, and the options. */
export type ProblemArgs<C extends RefusalCode> =
  RefusalParams<C> extends Params
    ? [params: RefusalParams<C>, options?: ProblemOptions]
    : [params?: undefined, options?: ProblemOptions];

/** A refusal with the server's status and sentence. */
export const refusalResponse = (refused: ToWord, language: RefusalLanguage, retryAfter?: number): Response =>
  Response.json(wordProblem(refused, language), {
    status: refusals[refused.code].status,
    headers: retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) },
  });

/** The responses that an operation may give. */
export class Answers<O> {
  readonly #language: RefusalLanguage;

  constructor(language: RefusalLanguage) {
    this.#language = language;
  }

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

  /** A stream that ends before anything is told. */
  noEvents(): MockAnswer {
    return new MockAnswer(new Response('', { headers: { 'Content-Type': 'text/event-stream' } }));
  }

  /** A refusal by its code, with the server's status and sentence. */
  problem<C extends RefusalWith<ProblemStatus<O>>>(code: C, ...rest: ProblemArgs<C>): MockAnswer {
    const [params, { errors, retryAfter, current, results } = {}] = rest;
    return new MockAnswer(
      refusalResponse({ code, params, errors, current, results }, this.#language, retryAfter),
    );
  }

  /** What failed, or did not, with its reason in the caller's language. */
  worded<F extends { error_code: JobFailure | null }>(job: F): F {
    return { ...job, error: job.error_code && wordJobFailure(job.error_code, null, this.#language) };
  }

  /** No response: the connection fails. */
  connectionFailure(): MockAnswer {
    return new MockAnswer(HttpResponse.error());
  }
}

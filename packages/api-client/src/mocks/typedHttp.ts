import { type HttpHandler, http, type RequestHandlerOptions } from 'msw';
import { refusalLanguage } from '../contract.ts';
import { Answers, type MockAnswer } from './answers.ts';
import type { Method, OperationAt, PathNames, PathsWith, QueryNames, RequestBody } from './contractTypes.ts';

/** The arguments of a resolver, typed by its operation. */
export interface ResolverInfo<O> {
  request: Request;
  /** A path parameter as a number, such as an id. */
  pathNumber: (name: PathNames<O>) => number;
  pathText: (name: PathNames<O>) => string;
  /** A query parameter; empty if it is missing. */
  query: (name: QueryNames<O>) => string;
  /** The JSON body. */
  body: () => Promise<RequestBody<O>>;
  /** Creates the response: only statuses and bodies of the contract compile. */
  answer: Answers<O>;
}

export type Resolver<O> = (info: ResolverInfo<O>) => MockAnswer | Promise<MockAnswer>;

export interface TypedHttpOptions {
  /** Prefix for the contract's paths; `*` + `/api`, which matches every origin. */
  baseUrl?: string | undefined;
}

/** MSW's `http` bound to the contract: a wrong path, status or body does not compile. */
export const createTypedHttp = ({ baseUrl = '*/api' }: TypedHttpOptions = {}) => {
  const on =
    <M extends Method>(method: M) =>
    <P extends PathsWith<M>>(
      path: P,
      resolve: Resolver<OperationAt<P, M>>,
      options?: RequestHandlerOptions,
    ): HttpHandler =>
      http[method](
        baseUrl + path.replace(/\{(\w+)\}/g, ':$1'),
        async ({ request, params }) => {
          const search = new URL(request.url).searchParams;
          const { response } = await resolve({
            request,
            pathNumber: (name) => Number(params[name]),
            pathText: (name) => String(params[name] ?? ''),
            query: (name) => search.get(name) ?? '',
            body: async () => JSON.parse(await request.text()),
            answer: new Answers(refusalLanguage(request.headers.get('Accept-Language'))),
          });
          return response;
        },
        options,
      );
  return { get: on('get'), post: on('post'), put: on('put'), delete: on('delete') };
};

export type TypedHttp = ReturnType<typeof createTypedHttp>;

/** Typed handlers for the API below `/api` of any origin. */
export const typedHttp = createTypedHttp();

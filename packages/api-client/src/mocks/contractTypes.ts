import type { paths } from '../contract.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** The paths that have an operation of this method. */
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

/** The operation of a path and method. */
export type OperationAt<P extends keyof paths, M extends Method> = M extends keyof paths[P]
  ? paths[P][M]
  : never;

type Part<O, In extends 'path' | 'query'> = O extends { parameters: Record<In, infer Names> }
  ? Extract<keyof Names, string>
  : never;
export type PathNames<O> = Part<O, 'path'>;
export type QueryNames<O> = Part<O, 'query'>;

/** The JSON body of an operation. */
export type RequestBody<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : never;

type Responses<O> = O extends { responses: infer R } ? R : never;
export type Status<O> = Extract<keyof Responses<O>, number>;
type Content<O, S extends Status<O>> = Responses<O>[S] extends { content: infer C } ? C : never;

/** The statuses of an operation whose content is like `Shape`. */
type StatusWith<O, Shape> = {
  [S in Status<O>]: [Content<O, S>] extends [never] ? never : Content<O, S> extends Shape ? S : never;
}[Status<O>];

export type JsonStatus<O> = StatusWith<O, { 'application/json': unknown }>;
export type JsonBody<O, S extends Status<O>> =
  Content<O, S> extends { 'application/json': infer B } ? B : never;

export type ImageStatus<O> = StatusWith<
  O,
  { 'image/png': unknown } | { 'image/webp': unknown } | { 'application/zip': unknown }
>;
export type ImageType<O, S extends Status<O>> = Extract<
  keyof Content<O, S>,
  `image/${string}` | 'application/zip'
>;

export type EmptyStatus<O> = {
  [S in Status<O>]: [Content<O, S>] extends [never] ? S : never;
}[Status<O>];

/** The error statuses of an operation; its `default` response covers server faults. */
export type ProblemStatus<O> = Exclude<Status<O>, 200 | 201 | 204 | 304> | 500 | 502 | 504;

import type { FastifyRequest } from 'fastify';
import { MAX_ID } from '../db/schema.ts';
import { unprocessable } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the requested list continues; null on its last page. */
    nextCursor: string | null;
  }
}

/** The largest page of a list, and the default. */
export const LIST_BOUND = 1000;
/** The same for the rows of a stage, of which a campaign may have many. */
export const ROW_BOUND = 10_000;

/** The sort key of a list, its id last: the values of the last entry define where the next page starts. */
export type Key = readonly (string | number | boolean)[];

type Kind<T> = T extends string ? 'string' : T extends number ? 'number' : 'boolean';
type Kinds<K extends Key> = { readonly [I in keyof K]: Kind<K[I]> };

/** One page of a list. */
export type Page<K extends Key = readonly [id: number]> = {
  /** How many entries to read: one more than are returned, which shows whether there is a next page. */
  readonly read: number;
  /** Where the previous page ended; undefined on the first one. */
  readonly after: K | undefined;
  /** The entries to return. Records where the next page starts, if there is one. */
  take<T>(entries: readonly T[], keyOf: (entry: T) => K): T[];
};

type Listing = { query: { limit?: number; cursor?: string } | undefined; request: FastifyRequest };

/** The address of a list: lists with keys of the same kind have different cursors. */
const listOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

const encode = (list: string, key: Key): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString('base64url');

function decode<K extends Key>(list: string, cursor: string, kinds: Kinds<K>): K {
  try {
    const [of, ...key]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    // What the database could not compare is forged.
    const fits = (value: unknown, index: number) => {
      if (typeof value !== kinds[index]) return false;
      if (typeof value === 'number')
        return Number.isSafeInteger(value) && value >= 0 && (index < kinds.length - 1 || value <= MAX_ID);
      return typeof value !== 'string' || !value.includes('\0');
    };
    if (of === list && key.length === kinds.length && key.every(fits)) return key as unknown as K;
  } catch {
    // No JSON, or no array: rejected like any other forged cursor.
  }
  throw unprocessable('cursor', 'wrong_cursor');
}

/**
 * The requested page of a list.
 * @param kinds the types of the sort values, because a cursor must hold exactly these
 * @throws {Problem} 422 for a cursor of another list
 */
export function pageOf<K extends Key>(
  { query, request }: Listing,
  kinds: Kinds<K>,
  bound: number = LIST_BOUND,
): Page<K> {
  const limit = query?.limit ?? bound;
  const list = listOf(request);
  return {
    read: limit + 1,
    after: query?.cursor === undefined ? undefined : decode<K>(list, query.cursor, kinds),
    take(entries, keyOf) {
      const page = entries.slice(0, limit);
      const last = page.at(-1);
      if (entries.length > limit && last !== undefined) request.nextCursor = encode(list, keyOf(last));
      return page;
    },
  };
}

/** A page of a list sorted by id. */
export const pageById = (listing: Listing, bound?: number): Page =>
  pageOf<readonly [id: number]>(listing, ['number'], bound);

/** The first page of a list, for use within the program. */
export const firstPage: Page = { read: LIST_BOUND, after: undefined, take: (entries) => [...entries] };

/** The entry's own id, for lists ordered by it. */
export const byId = ({ id }: { id: number }): readonly [id: number] => [id];

/** The `Link` header that names the next page, or undefined on the last one. */
export function linkToNext({ nextCursor, url }: FastifyRequest): string | undefined {
  if (nextCursor === null) return undefined;
  const [path = '', search] = url.split('?');
  const query = new URLSearchParams(search);
  query.set('cursor', nextCursor);
  return `<${path}?${query}>; rel="next"`;
}

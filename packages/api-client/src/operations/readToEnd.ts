import type { OperationId } from '../contract.ts';
import { type Answer, unwrapPart } from '../errors/unwrap.ts';

/** The cursor of the next part, from the header `Link: <address>; rel="next"`; undefined on the last part. */
function nextCursor({ headers }: Response): string | undefined {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('Link') ?? '')?.[1];
  if (address === undefined) return undefined;
  return new URLSearchParams(address.split('?')[1]).get('cursor') ?? undefined;
}

/**
 * Reads a list to its end: requests the first part, then each next one that a response names.
 * @param ask one call of the list; `cursor` is undefined for the first part
 * @throws {ApiError} if any part fails
 */
export async function readToEnd<T, Entry>(
  ask: (cursor: string | undefined) => Promise<Answer<T>>,
  operation: OperationId,
  part: (body: T) => Entry[] | null | undefined,
): Promise<Entry[]> {
  const entries: Entry[][] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const call = ask(cursor);
    entries.push(await unwrapPart(call, operation, part));
    cursor = nextCursor((await call).response);
    // A cache or proxy that returns the same response for every part would make this loop endless.
    if (cursor !== undefined && seen.has(cursor)) break;
    if (cursor !== undefined) seen.add(cursor);
  } while (cursor !== undefined);
  return entries.length === 1 ? (entries[0] ?? []) : entries.flat();
}

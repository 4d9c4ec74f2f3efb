import {
  ApiError,
  type BulkOptions,
  type BulkResult,
  type LeafClient,
  outcomeUnknown,
  type RowChange,
  type Stage,
  type StageRow,
} from '@leaf/api-client';

/** So many rows go into one call. */
export const mostRows = 10_000;

/** The current rows, to know what a change replaces. */
export type KnownRows = { [S in Stage]?: readonly StageRow[S][] };

type Call = { changes: readonly RowChange[]; options: BulkOptions };

/** What a change that failed has left behind; the next one clears it away first. */
export type LeftRows = {
  /** The rows before it. */
  known: KnownRows;
  /** The changes that take back what is still there. */
  back: RowChange[];
  /** The calls without an answer, which may have been carried out. */
  lost: Map<string, Call>;
  /** The versions that these calls have given to rows. */
  versions: Map<string, number>;
};

/** Why a change failed, the first change of the part that did, and what is left if not all could be taken back. */
type Failure = { error: unknown; start: number; left?: LeftRows };

type Written = {
  results: BulkResult[];
  /** The changes that take these back. */
  back: RowChange[];
  failure?: Failure;
};

/** Why a change of a bulk call was refused: the sentence, and those of the fields at fault. */
export const whyRefused = ({ error }: BulkResult): string =>
  [error?.detail, ...(error?.errors ?? []).map(({ message }) => message)].filter(Boolean).join(' ');

/** The most rows that an error names. */
const mostNamed = 3;

/** The error of a bulk change, with the names of the first rows that were refused and why. */
export function namingRows(
  { error, start }: Failure,
  changes: readonly RowChange[],
  rows: readonly { id: number; name: string }[],
): unknown {
  if (!(error instanceof ApiError) || !error.results) return error;
  const rowName = ({ index, error: refused }: BulkResult) => {
    const change = changes[start + index];
    if (change && 'row' in change) return change.row.name;
    return refused?.current?.name ?? rows.find(({ id }) => id === change?.id)?.name;
  };
  const named = new Set(
    error.results.map((result) => [rowName(result), whyRefused(result)].filter(Boolean).join(': ')),
  );
  const detail = [error.detail, ...[...named].slice(0, mostNamed)].filter(Boolean).join(' ');
  return new ApiError({ ...error, detail });
}

/** A row as one sends it: without what the server computed. */
export function asSent(row: object): Record<string, unknown> {
  const { id: _id, version: _version, factors_version: _factors, ...fields } = row as Record<string, unknown>;
  // A ratio beside a region is the region's.
  const derived = fields.region ? ['fixed_ratio', 'mobile_ratio'] : ['mobile_ratio'];
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) =>
        // Left out, a picture would stay.
        (value !== null || field === 'image_id') && !field.endsWith('_emissions') && !derived.includes(field),
    ),
  );
}

const rowKey = (stage: string, id: number | undefined) => `${stage} ${id}`;

/** The changes, with the versions that rows have since an earlier try changed them and was taken back. */
const withOwnVersions = (changes: readonly RowChange[], versions: LeftRows['versions']) =>
  changes.map((change) => {
    if (change.op !== 'update') return change;
    const own = versions.get(rowKey(change.stage, change.id)) ?? 0;
    return { ...change, version: Math.max(change.version, own) };
  });

/** The change that undoes another one. */
function backOf({ status, stage, id, version }: BulkResult, before: object | undefined): RowChange[] {
  if (id === undefined) return [];
  if (status === 'created' || status === 'restored') return [{ op: 'delete', stage, id, version }];
  if (status === 'deleted') return [{ op: 'restore', stage, id }];
  if (status !== 'updated' || !before) return [];
  return [{ op: 'update', stage, id, version, row: asSent(before) } as RowChange];
}

/**
 * Sends changes in parts of what one call takes. What was sent is removed, so another try goes on with the rest.
 * @throws what `namingRows` makes of a refusal
 */
export async function sendRows(
  api: LeafClient,
  campaignId: number,
  changes: RowChange[],
  options: BulkOptions = {},
): Promise<void> {
  while (changes.length > 0) {
    await api.bulkRows(campaignId, changes.slice(0, mostRows), options).catch((error: unknown) => {
      throw namingRows({ error, start: 0 }, changes, []);
    });
    changes.splice(0, mostRows);
  }
}

/**
 * Takes changes back, except for rows that somebody has changed since: their changes stay in `back`.
 * @throws {ApiError} the sentence `partly`, with the names of those rows
 */
export async function undoRows(
  api: LeafClient,
  campaignId: number,
  back: RowChange[],
  partly: string,
): Promise<void> {
  const stale: RowChange[] = [];
  const results: BulkResult[] = [];
  try {
    while (back.length > 0) {
      const answer = await api.bulkRows(campaignId, back.slice(0, mostRows), { partial: true });
      const sent = back.splice(0, mostRows);
      for (const result of answer.results) {
        const change = sent[result.index];
        // A new row that is gone is taken back already.
        if (change && result.error && (change.op !== 'delete' || result.error.code === 'stale'))
          results.push({ ...result, index: stale.push(change) - 1 });
      }
    }
  } finally {
    back.push(...stale);
  }
  if (results.length === 0) return;
  const error = new ApiError({ kind: 'http', operation: 'bulkRows', detail: partly, results });
  throw namingRows({ error, start: 0 }, stale, []);
}

/**
 * Makes changes of rows, all or nothing: should a later part fail, the earlier ones are taken back.
 * @param left by the last try: is cleared away first
 */
export async function changeRows(
  api: LeafClient,
  campaignId: number,
  changes: readonly RowChange[],
  known: KnownRows,
  options: BulkOptions = {},
  left: LeftRows = { known, back: [], lost: new Map(), versions: new Map() },
): Promise<Written> {
  const { back, lost, versions } = left;
  const before = new Map(
    Object.entries(left.known).flatMap(([stage, rows]) =>
      rows.map((row) => [rowKey(stage, row.id), row] as const),
    ),
  );
  const keepVersions = (results: readonly BulkResult[]) => {
    for (const { stage, id, version } of results)
      if (version !== undefined) versions.set(rowKey(stage, id), version);
  };
  const carryOut = async (call: Call): Promise<BulkResult[]> => {
    const name = JSON.stringify(call);
    try {
      const { results } = await api.bulkRows(campaignId, call.changes, call.options);
      lost.delete(name);
      keepVersions(results);
      for (const result of results) back.push(...backOf(result, before.get(rowKey(result.stage, result.id))));
      return results;
    } catch (error) {
      if (outcomeUnknown(error)) lost.set(name, call);
      else lost.delete(name);
      throw error;
    }
  };
  // Whoever has changed one of these rows meanwhile keeps that change.
  const takeBack = async () => {
    while (back.length > 0) {
      const { results } = await api.bulkRows(campaignId, back.slice(0, mostRows), { partial: true });
      keepVersions(results);
      back.splice(0, mostRows);
    }
  };
  /** Finds out what the calls without an answer have made, but for the `next` ones, and takes everything back. */
  const clear = async (next: ReadonlySet<string> = new Set()) => {
    for (const [name, call] of lost) {
      if (next.has(name)) continue;
      // The same call has the same key: its answer tells what it made, and a refusal that it made nothing.
      await carryOut(call).catch((error: unknown) => {
        if (lost.has(name)) throw error;
      });
    }
    await takeBack();
  };
  const partsNow = () => {
    const own = withOwnVersions(changes, versions);
    const parts: Call[] = [];
    for (let start = 0; start < own.length; start += mostRows)
      parts.push({ changes: own.slice(start, start + mostRows), options });
    return parts;
  };
  const results: BulkResult[] = [];
  let written = 0;
  try {
    await clear(new Set(lost.size > 0 ? partsNow().map((part) => JSON.stringify(part)) : []));
    for (const part of partsNow()) {
      results.push(...(await carryOut(part)));
      written += part.changes.length;
    }
  } catch (error) {
    // What cannot be cleared away now stays in `back` and `lost`.
    await (outcomeUnknown(error) ? takeBack() : clear()).catch(() => undefined);
    const failure = { error, start: written };
    const isClear = back.length === 0 && lost.size === 0;
    return { results: [], back: [], failure: isClear ? failure : { ...failure, left: { ...left } } };
  }
  return { results, back };
}

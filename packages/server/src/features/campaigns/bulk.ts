import { setImmediate } from 'node:timers/promises';
import {
  type Bulk,
  type BulkAnswer,
  type BulkResult,
  decideChanges,
  type FoundRows,
  keptPicture,
  mayRead,
} from '@leaf/api-client/contract';
import { type Stage, stages } from '@leaf/emissions';
import type { Ctx } from '../../core/contract.ts';
import { keptSince } from '../../core/deletion.ts';
import { notFound } from '../../core/problem.ts';
import { securityEvent } from '../../core/securityEvents.ts';
import type { Db } from '../../db/open.ts';
import { isDuplicate } from '../../errorCodes.ts';
import { lockOrganization } from '../organizations/repo.ts';
import { dropExcessRows } from '../usage/deleted.ts';
import { requireRoom } from '../usage/usage.ts';
import { answerOf, refuseAll } from './bulkAnswer.ts';
import { payForChanges } from './changesBudget.ts';
import { type Hidden, type ManyRows, manyRowsOf, type NewRow, type Row } from './manyRows.ts';
import { holdKnownImages, noPicture } from './pictures.ts';
import { type Planned, planChanges } from './plannedChanges.ts';
import { type CampaignScope, holdCampaign, lockCampaign } from './repo.ts';

/** Rows per statement: few statements, and none that blocks the others for long. */
const PART = 500;

type Call = Ctx<'bulkRows'>;

/** What decides about the changes of a call, and how they are made. */
type Terms = {
  scope: CampaignScope;
  /** Whether a created row with the external id of another changes that one. */
  updates: boolean;
  /** Whether deleted rows are kept, so that they can be brought back. */
  keeps: boolean;
  /** Whether the caller may read rows. */
  reads: boolean;
  now: Date;
};

/** Runs a statement for each part, and lets others go in between. */
async function inParts<T>(all: readonly T[], run: (part: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += PART) {
    await run(all.slice(from, from + PART));
    await setImmediate();
  }
}

async function readKnown(
  trx: Db,
  table: ManyRows,
  campaignId: number,
  planned: readonly Planned[],
  since: Date,
): Promise<FoundRows> {
  const rows = new Map<number, Row>();
  const hidden = new Map<number, Hidden>();
  const holders = new Map<string, number>();
  const keep = (found: readonly Row[]) => {
    for (const row of found) {
      rows.set(row.id, row);
      if (row.external_id !== null) holders.set(row.external_id, row.id);
    }
  };
  const restores = planned.filter(({ op }) => op === 'restore').flatMap(({ id }) => id ?? []);
  await inParts(restores, async (ids) => {
    for (const row of await table.findHidden(trx, campaignId, ids, since)) hidden.set(row.id, row);
  });
  const ids = planned.filter(({ op }) => op === 'update' || op === 'delete').flatMap(({ id }) => id ?? []);
  await inParts(ids, async (part) => keep(await table.lock(trx, campaignId, part, [])));
  const external = [...planned.map(({ external_id }) => external_id), ...hidden.values()].flatMap((named) =>
    typeof named === 'object' ? (named?.external_id ?? []) : (named ?? []),
  );
  await inParts(external, async (part) => keep(await table.lock(trx, campaignId, [], part)));
  return { rows, hidden, holders };
}

/** The row as it will be kept. */
const wholeRow = ({ stage, row, external_id, picture }: Planned, current?: Row): NewRow => ({
  ...(row as NewRow),
  ...keptPicture(stage, row ?? {}, picture, current),
  external_id: external_id === undefined ? (current?.external_id ?? null) : external_id,
});

/** Whether a row has these fields already. */
const isSame = (kept: Row, row: NewRow): boolean =>
  Object.entries(row).every(([field, value]) => kept[field as keyof Row] === value);

/** A picture that is not the organization's is none. */
async function keepOwnPictures(trx: Db, orgId: number, planned: readonly Planned[]): Promise<void> {
  const named = planned.filter(({ picture }) => picture?.image_id);
  const own = await holdKnownImages(
    trx,
    orgId,
    named.flatMap(({ picture }) => picture?.image_id ?? []),
  );
  for (const change of named) if (!own.has(change.picture?.image_id ?? 0)) change.picture = noPicture;
}

async function writeStage(
  trx: Db,
  table: ManyRows,
  campaignId: number,
  planned: readonly Planned[],
  { rows, now, keeps, reads }: Pick<Terms, 'now' | 'keeps' | 'reads'> & Pick<FoundRows, 'rows'>,
): Promise<void> {
  const of = (status: BulkResult['status']) => planned.filter((change) => change.status === status);
  const idsOf = (changes: readonly { id?: number | undefined }[]) => changes.flatMap(({ id }) => id ?? []);
  await inParts(idsOf(of('deleted')), (ids) => (keeps ? table.hide(trx, ids, now) : table.remove(trx, ids)));
  const updates: (NewRow & { id: number })[] = [];
  for (const change of of('updated')) {
    const current = rows.get(change.id ?? 0);
    if (!current) continue;
    const row = wholeRow(change, current);
    if (reads) change.external_id = row.external_id;
    if (isSame(current, row)) Object.assign(change, { status: 'unchanged', version: current.version });
    else {
      updates.push({ ...row, id: current.id });
      change.version = current.version + 1;
    }
  }
  // The database compares external ids row by row, whichever it changes first.
  const freed = updates.filter(({ id, external_id }) => {
    const held = rows.get(id)?.external_id ?? null;
    return held !== null && held !== external_id;
  });
  await inParts(freed, (part) => table.free(trx, idsOf(part)));
  await inParts(updates, (part) => table.change(trx, part));
  await inParts(idsOf(of('restored')), (ids) => table.show(trx, campaignId, ids));
  await inParts(of('created'), async (part) => {
    const ids = await table.insert(
      trx,
      campaignId,
      part.map((change) => wholeRow(change)),
    );
    for (const [index, change] of part.entries()) Object.assign(change, { id: ids[index], version: 1 });
  });
}

const isOf = (stage: Stage) => (change: Planned) => change.stage === stage;
const count = (planned: readonly Planned[], status: BulkResult['status']) =>
  planned.filter((change) => change.status === status).length;

/** Decides about each change. @returns the rows that were found, by stage */
async function decide(
  trx: Db,
  { scope, updates, now }: Terms,
  planned: readonly Planned[],
): Promise<Map<Stage, FoundRows>> {
  const known = new Map<Stage, FoundRows>();
  for (const stage of stages) {
    const own = planned.filter(isOf(stage)).filter(({ refused }) => !refused);
    if (own.length === 0) continue;
    const found = await readKnown(trx, manyRowsOf[stage], scope.campaignId, own, keptSince(now));
    decideChanges(own, found, updates);
    known.set(stage, found);
    await setImmediate();
  }
  return known;
}

/** Records that rows were deleted or brought back. */
async function recordEvents(ctx: Call, scope: CampaignScope, planned: readonly Planned[]): Promise<void> {
  const { caller, request } = ctx;
  for (const [status, action] of [
    ['deleted', 'deletion'],
    ['restored', 'restoration'],
  ] as const)
    if (count(planned, status) > 0)
      await securityEvent(ctx, {
        action,
        actorId: caller.id ?? undefined,
        key: caller.machine?.keyId,
        orgId: scope.orgId,
        operation: 'bulkRows',
        target: `${scope.campaignId}: ${count(planned, status)} rows`,
        ip: request.ip,
      });
}

/** Makes the changes that are allowed, all or none unless the call is `partial`. */
async function makeChanges(
  ctx: Call,
  trx: Db,
  terms: Terms & { partial: boolean; hold: typeof holdCampaign },
  planned: readonly Planned[],
): Promise<void> {
  const { scope, partial, hold } = terms;
  await lockOrganization(trx, scope.orgId);
  if (!(await hold(trx, scope))) throw notFound('campaign');
  const known = await decide(trx, terms, planned);
  if (!partial && planned.some(({ refused }) => refused)) refuseAll(planned);
  // Also for those refused: they are checked, answered and kept with the key of the call all the same.
  await payForChanges({ ...ctx, db: trx }, scope.orgId, planned.length);
  await keepOwnPictures(trx, scope.orgId, planned);
  const more = count(planned, 'created') + count(planned, 'restored') - count(planned, 'deleted');
  if (more > 0) await requireRoom(trx, ctx.config, scope.orgId, { rows: more });
  for (const [stage, { rows }] of known)
    await writeStage(trx, manyRowsOf[stage], scope.campaignId, planned.filter(isOf(stage)), {
      ...terms,
      rows,
    });
  await recordEvents({ ...ctx, db: trx }, scope, planned);
}

/**
 * Changes many rows. Everything that takes long is done before the transaction: the embedded database has one
 * connection, for which everybody else waits meanwhile.
 */
export async function bulkRows(
  ctx: Call,
  scope: CampaignScope,
  { operations, partial = false, on_external_id }: Bulk,
): Promise<BulkAnswer> {
  const reads = mayRead(ctx.caller);
  const updates = on_external_id === 'update';
  const prepared = await planChanges(operations, reads);
  const keeps = await ctx.hasRoom();
  const change = (hold: typeof holdCampaign) => async (trx: Db) => {
    // A transaction that met another is run again, with the changes as they were.
    const planned = prepared.map((one) => ({ ...one }));
    await makeChanges(ctx, trx, { scope, updates, keeps, reads, partial, hold, now: ctx.clock() }, planned);
    return answerOf(planned, ctx.request);
  };
  // A single call may have taken an external id meanwhile: by now its row is found, and the change is refused. More such
  // calls wait for this one, or it would never come to its end while somebody sends the same rows one by one.
  const answer = await ctx
    .inOne(change(holdCampaign))
    .catch((error: unknown) =>
      isDuplicate(error) ? ctx.inOne(change(lockCampaign)) : Promise.reject(error),
    );
  if (answer.deleted > 0 && keeps) await dropExcessRows(ctx, scope.orgId);
  return answer;
}

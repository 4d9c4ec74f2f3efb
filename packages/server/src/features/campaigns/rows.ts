import { keptPicture, type NewStageRow, type StageRow, sentPicture } from '@leaf/api-client/contract';
import { EmissionsError, emissionsOf, type Stage, stages } from '@leaf/emissions';
import { keptSince } from '../../core/deletion.ts';
import { byId, type Page } from '../../core/paging.ts';
import { invalid, notFound, refuse, retryLater, unlessTaken } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { storedText } from '../../core/storedText.ts';
import { type Db, lettingOthersAhead, transact } from '../../db/open.ts';
import { inTurnsByGroup, TooBusy } from '../../platform/turns.ts';
import { dropExcessRows } from '../usage/deleted.ts';
import { requireRoom } from '../usage/usage.ts';
import { ownPicture } from './pictures.ts';
import { type CampaignScope, holdCampaign } from './repo.ts';
import { type RowTable, rowTables } from './rowTables.ts';

/** The most invalid values to report of one call. */
const MOST_ISSUES = 50;

/** Runs the model; an error becomes a 422 that names the invalid fields. */
export function estimate<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof EmissionsError)) throw error;
    throw invalid(error.issues.slice(0, MOST_ISSUES), error);
  }
}

/** Null if there is none. */
export const tidyId = (external_id: string | null | undefined): string | null =>
  external_id === null || external_id === undefined ? null : storedText('external_id', external_id);

/** The stored parts of a row: the normalised fields, the emissions and the revision of the data behind them. */
export function compute(stage: Stage, sent: NewStageRow['storage']) {
  const model = emissionsOf[stage] as (typeof emissionsOf)['storage'];
  const { trace, ...row } = estimate(() => model(sent));
  return { ...row, name: storedText('name', sent.name), factors_version: trace.factors_version };
}

async function requireCampaign(db: Db, scope: CampaignScope): Promise<void> {
  if (!(await holdCampaign(db, scope))) throw notFound('campaign');
}

/** Long tables are read two at a time for one organization, so that it cannot take up the database with them. */
const turnOf = inTurnsByGroup({ slots: 2, waiting: 100 });
const RETRY_SECONDS = 5;

/** @throws {Problem} 503 when too many of the organization wait */
const inTurn = <T>({ orgId }: CampaignScope, work: () => Promise<T>): Promise<T> =>
  turnOf(orgId, () => lettingOthersAhead(work)).catch((error: unknown) => {
    throw error instanceof TooBusy ? retryLater('unavailable', RETRY_SECONDS) : error;
  });

/** @throws {Problem} 409 if a write failed because another row of the stage has the external id */
const keepUnder = <T>(external_id: string | null | undefined, write: Promise<T>): Promise<T> =>
  unlessTaken(write, (cause) => refuse('external_id_taken', { external_id: external_id ?? '' }, { cause }));

type Keeping = Pick<Services, 'db' | 'config' | 'clock'>;

/** The calls about the rows of a stage. */
export type Rows<S extends Stage> = {
  /** In the order they were added. */
  list(db: Db, scope: CampaignScope, page: Page): Promise<{ data: StageRow[S][] }>;
  create(
    services: Pick<Services, 'db' | 'config'>,
    scope: CampaignScope,
    sent: NewStageRow[S],
  ): Promise<{ data: StageRow[S] }>;
  /** @throws {Problem} 412 if its version is another one by now */
  update(
    db: Db,
    scope: CampaignScope,
    known: { rowId: number; version: number },
    sent: NewStageRow[S],
  ): Promise<{ data: StageRow[S] }>;
  /** It can be restored for a while, unless the disk is full. */
  remove(services: Keeping & Pick<Services, 'hasRoom'>, scope: CampaignScope, rowId: number): Promise<void>;
  /** @throws {Problem} 404 if it was not deleted, or too long ago */
  restore(services: Keeping, scope: CampaignScope, rowId: number): Promise<{ data: StageRow[S] }>;
};

function rowsOf(stage: Stage): Rows<'storage'> {
  // The stages are alike; one provides the types for all of them.
  const table = rowTables[stage] as RowTable<'storage'>;
  return {
    async list(db, scope, page) {
      const data = page.take(await inTurn(scope, () => table.find(db, scope, page)), byId);
      // Without rows, the campaign may be empty or may not exist.
      if (data.length === 0) await requireCampaign(db, scope);
      return { data };
    },

    create({ db, config }, scope, sent) {
      const computed = compute(stage, sent);
      const external_id = tidyId(sent.external_id);
      return transact(db, async (trx) => {
        await requireCampaign(trx, scope);
        await requireRoom(trx, config, scope.orgId, { rows: 1 });
        const named = await ownPicture(trx, scope.orgId, sentPicture(stage, sent));
        const picture = keptPicture(stage, computed, named);
        const row = { ...computed, ...picture, external_id, campaign_id: scope.campaignId };
        return { data: await keepUnder(external_id, table.insert(trx, row)) };
      });
    },

    update(db, scope, { rowId, version }, sent) {
      const computed = compute(stage, sent);
      return transact(db, async (trx) => {
        const current = await table.lock(trx, scope, rowId);
        if (!current) throw notFound('row');
        if (current.version !== version) throw refuse('stale', undefined, { current });
        const { external_id = current.external_id } = sent;
        const named = await ownPicture(trx, scope.orgId, sentPicture(stage, sent));
        const picture = keptPicture(stage, computed, named, current);
        const row = { ...computed, ...picture, external_id: tidyId(external_id) };
        return { data: await keepUnder(external_id, table.change(trx, rowId, row)) };
      });
    },

    async remove(services, scope, rowId) {
      const { db, clock } = services;
      const keeps = await services.hasRoom();
      const deleted = keeps
        ? await table.hide(db, scope, rowId, clock())
        : await table.remove(db, scope, rowId);
      if (!deleted) throw notFound('row');
      if (keeps) await dropExcessRows(services, scope.orgId);
    },

    restore: ({ db, config, clock }, scope, rowId) =>
      transact(db, async (trx) => {
        await requireCampaign(trx, scope);
        const since = keptSince(clock());
        const hidden = await table.findHidden(trx, scope, rowId, since);
        if (!hidden) throw notFound('row');
        await requireRoom(trx, config, scope.orgId, { rows: 1 });
        const data = await keepUnder(hidden.external_id, table.show(trx, scope, rowId, since));
        if (!data) throw notFound('row');
        return { data };
      }),
  };
}

/** The calls about the rows of each stage. */
export const rows = Object.fromEntries(stages.map((stage) => [stage, rowsOf(stage)])) as unknown as {
  [S in Stage]: Rows<S>;
};

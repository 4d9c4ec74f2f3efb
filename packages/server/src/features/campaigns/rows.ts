import type {
  NewConsumptionRow,
  NewDeliveryRow,
  NewSelectionRow,
  NewStorageRow,
} from '@leaf/api-client/contract';
import {
  consumptionEmissions,
  deliveryEmissions,
  EmissionsError,
  selectionEmissions,
  storageEmissions,
  type Trace,
} from '@leaf/emissions';
import { byId, type Page } from '../../core/paging.ts';
import { invalid, notFound, refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, lettingOthersAhead, transact } from '../../db/open.ts';
import { inTurnsByGroup, TooBusy } from '../../platform/turns.ts';
import { requireRoom } from '../usage/usage.ts';
import { type CampaignScope, holdCampaign } from './repo.ts';
import { consumptionRows, deliveryRows, selectionRows, storageRows } from './rowTables.ts';

/** Runs the model; an error becomes a 422 that names every invalid field. */
export function estimate<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof EmissionsError)) throw error;
    throw invalid(error.issues, error);
  }
}

/** The stored part of an estimate: the normalised fields, the emissions and the version of the data. */
function kept<T extends { trace: Trace }>({ trace, ...row }: T) {
  return { ...row, factors_version: trace.factors_version };
}

async function requireCampaign(db: Db, scope: CampaignScope): Promise<void> {
  if (!(await holdCampaign(db, scope))) throw notFound('campaign');
}

/** Long tables are read two at a time for one organization, so that it cannot take up the database with them. */
const turnOf = inTurnsByGroup({ slots: 2, waiting: 100 });

/** @throws {Problem} 503 when too many of the organization wait */
const inTurn = <T>({ orgId }: CampaignScope, work: () => Promise<T>): Promise<T> =>
  turnOf(orgId, () => lettingOthersAhead(work)).catch((error: unknown) => {
    if (error instanceof TooBusy) throw refuse('unavailable', undefined, { headers: { 'Retry-After': '5' } });
    throw error;
  });

/** The required interface of a table of rows. */
type Rows<Row, New> = {
  find(db: Db, scope: CampaignScope, page: Page): Promise<Row[]>;
  insert(db: Db, row: New & { name: string; campaign_id: number }): Promise<Row>;
  remove(db: Db, scope: CampaignScope, rowId: number): Promise<boolean>;
};

/** The three calls of a stage. `compute` is the model: it derives, clears and validates. */
function collection<Input extends { name: string }, Row extends { id: number }, New extends object>(
  rows: Rows<Row, New>,
  compute: (input: Input) => New,
) {
  return {
    /** In the order they were added. */
    async list(db: Db, scope: CampaignScope, page: Page): Promise<{ data: Row[] }> {
      const data = page.take(await inTurn(scope, () => rows.find(db, scope, page)), byId);
      // Without rows, the campaign may be empty or may not exist.
      if (data.length === 0) await requireCampaign(db, scope);
      return { data };
    },

    create(
      { db, config }: Pick<Services, 'db' | 'config'>,
      scope: CampaignScope,
      input: Input,
    ): Promise<{ data: Row }> {
      const computed = estimate(() => compute(input));
      return transact(db, async (trx) => {
        await requireCampaign(trx, scope);
        await requireRoom(trx, config, scope.orgId, 'rows');
        const row = { ...computed, name: input.name.trim(), campaign_id: scope.campaignId };
        return { data: await rows.insert(trx, row) };
      });
    },

    async remove(db: Db, scope: CampaignScope, rowId: number): Promise<void> {
      if (!(await rows.remove(db, scope, rowId))) throw notFound('row');
    },
  };
}

export const storages = collection(storageRows, (input: NewStorageRow) => kept(storageEmissions(input)));

export const selections = collection(selectionRows, (input: NewSelectionRow) =>
  kept(selectionEmissions(input)),
);

export const deliveries = collection(deliveryRows, (input: NewDeliveryRow) => kept(deliveryEmissions(input)));

export const consumptions = collection(consumptionRows, (input: NewConsumptionRow) =>
  kept(consumptionEmissions(input)),
);

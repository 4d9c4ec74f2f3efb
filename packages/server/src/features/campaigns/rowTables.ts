import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/open.ts';
import type {
  ConsumptionRowTable,
  DeliveryRowTable,
  SelectionRowTable,
  StorageRowTable,
} from '../../db/schema.ts';
import type { Page } from '../../http/paging.ts';
import type { CampaignScope } from './repo.ts';

type RowName = 'storage_row' | 'selection_row' | 'delivery_row' | 'consumption_row';

/** The rows of one stage. `Columns` are those a caller sees. */
type RowTable<Table, Columns extends keyof Table> = {
  /** In the order they were added. */
  find(
    db: Db,
    scope: CampaignScope,
    page: Page,
  ): Promise<Pick<Selectable<Table>, Columns & keyof Selectable<Table>>[]>;
  insert(db: Db, row: Insertable<Table>): Promise<Pick<Selectable<Table>, Columns & keyof Selectable<Table>>>;
  /** @returns whether there was one */
  remove(db: Db, scope: CampaignScope, rowId: number): Promise<boolean>;
};

/** The campaign's id when it belongs to the organization, else nothing: a foreign campaign has no rows. */
const owned = (db: Db, { orgId, campaignId }: CampaignScope) =>
  db.selectFrom('campaign').select('campaign.id').where('id', '=', campaignId).where('org_id', '=', orgId);

const remove = (table: RowName) => async (db: Db, scope: CampaignScope, rowId: number) => {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', rowId)
    .where('campaign_id', 'in', owned(db, scope))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

const storageColumns = [
  'id',
  'name',
  'payload',
  'ssd_copies',
  'hdd_copies',
  'lto_copies',
  'cloud_copies',
  'total_emissions',
  'ssd_emissions',
  'hdd_emissions',
  'lto_emissions',
  'cloud_emissions',
] as const;

export const storageRows: RowTable<StorageRowTable, (typeof storageColumns)[number]> = {
  find: (db, scope, { after, read }) =>
    db
      .selectFrom('storage_row')
      .select(storageColumns)
      .where('campaign_id', 'in', owned(db, scope))
      .$if(after !== undefined, (query) => query.where('id', '>', after?.[0] ?? 0))
      .orderBy('id')
      .limit(read)
      .execute(),
  insert: (db, row) =>
    db.insertInto('storage_row').values(row).returning(storageColumns).executeTakeFirstOrThrow(),
  remove: remove('storage_row'),
};

const selectionColumns = [
  'id',
  'name',
  'level',
  'country',
  'region',
  'impressions',
  'buy_type',
  'ads_txt_lines',
  'placement_type',
  'total_emissions',
  'usephase_server_emissions',
  'usephase_network_emissions',
  'embodied_server_emissions',
  'embodied_network_emissions',
] as const;

export const selectionRows: RowTable<SelectionRowTable, (typeof selectionColumns)[number]> = {
  find: (db, scope, { after, read }) =>
    db
      .selectFrom('selection_row')
      .select(selectionColumns)
      .where('campaign_id', 'in', owned(db, scope))
      .$if(after !== undefined, (query) => query.where('id', '>', after?.[0] ?? 0))
      .orderBy('id')
      .limit(read)
      .execute(),
  insert: (db, row) =>
    db.insertInto('selection_row').values(row).returning(selectionColumns).executeTakeFirstOrThrow(),
  remove: remove('selection_row'),
};

const deliveryColumns = [
  'id',
  'name',
  'level',
  'country',
  'region',
  'impressions',
  'placement_type',
  'payload',
  'completion_rate',
  'fixed_ratio',
  'mobile_ratio',
  'total_emissions',
  'usephase_mobile_network_emissions',
  'usephase_fixed_network_emissions',
  'usephase_cdn_emissions',
  'embodied_mobile_network_emissions',
  'embodied_fixed_network_emissions',
  'embodied_cdn_emissions',
] as const;

export const deliveryRows: RowTable<DeliveryRowTable, (typeof deliveryColumns)[number]> = {
  find: (db, scope, { after, read }) =>
    db
      .selectFrom('delivery_row')
      .select(deliveryColumns)
      .where('campaign_id', 'in', owned(db, scope))
      .$if(after !== undefined, (query) => query.where('id', '>', after?.[0] ?? 0))
      .orderBy('id')
      .limit(read)
      .execute(),
  insert: (db, row) =>
    db.insertInto('delivery_row').values(row).returning(deliveryColumns).executeTakeFirstOrThrow(),
  remove: remove('delivery_row'),
};

const consumptionColumns = [
  'id',
  'name',
  'level',
  'country',
  'impressions',
  'device_type',
  'placement_type',
  'view_time',
  'total_emissions',
  'usephase_device_emissions',
  'embodied_device_emissions',
] as const;

export const consumptionRows: RowTable<ConsumptionRowTable, (typeof consumptionColumns)[number]> = {
  find: (db, scope, { after, read }) =>
    db
      .selectFrom('consumption_row')
      .select(consumptionColumns)
      .where('campaign_id', 'in', owned(db, scope))
      .$if(after !== undefined, (query) => query.where('id', '>', after?.[0] ?? 0))
      .orderBy('id')
      .limit(read)
      .execute(),
  insert: (db, row) =>
    db.insertInto('consumption_row').values(row).returning(consumptionColumns).executeTakeFirstOrThrow(),
  remove: remove('consumption_row'),
};

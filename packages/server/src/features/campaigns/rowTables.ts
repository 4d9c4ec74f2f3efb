import { type Insertable, type Selectable, sql } from 'kysely';
import type { Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';
import type { StorageRowTable, Tables } from '../../db/schema.ts';
import type { CampaignScope } from './repo.ts';

type RowName = 'storage_row' | 'selection_row' | 'delivery_row' | 'consumption_row';

/** The rows of one stage. `Columns` are those visible to a caller. */
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

/**
 * So many rows are read at a time, so that a long table keeps nobody waiting: the embedded database does one thing
 * after another, and what it reads holds up the whole process.
 */
const PART = 250;

/**
 * The rows of a table.
 * @param columns those a caller sees
 */
function rowTable<Name extends RowName, const Columns extends readonly (keyof Tables[Name] & string)[]>(
  name: Name,
  columns: Columns,
): RowTable<Tables[Name], Columns[number]> {
  // The four tables are alike; one represents all of them, since Kysely cannot type a query over any of several.
  const table = name as 'storage_row';
  const seen = columns as unknown as readonly 'id'[];
  type Row = RowTable<Tables[Name], Columns[number]>;
  return {
    async find(db, scope, { after, read }) {
      const rows: { id: number }[] = [];
      for (let last = after?.[0] ?? 0; ; last = rows.at(-1)?.id ?? last) {
        const wanted = Math.min(PART, read - rows.length);
        const part = db
          .selectFrom(table)
          .select(seen)
          .where('campaign_id', 'in', owned(db, scope))
          .where('id', '>', last)
          .orderBy('id')
          .limit(wanted);
        // As one text: the embedded database takes three times as long to hand over value by value.
        const { list } = await db
          .selectFrom(part.as('part'))
          .select(sql<string>`coalesce(json_agg(part), '[]')::text`.as('list'))
          .executeTakeFirstOrThrow();
        const found: { id: number }[] = JSON.parse(list);
        rows.push(...found);
        if (found.length < wanted || rows.length === read) break;
      }
      return rows as unknown as Awaited<ReturnType<Row['find']>>;
    },
    insert: (db, row) =>
      db
        .insertInto(table)
        .values(row as unknown as Insertable<StorageRowTable>)
        .returning(seen)
        .executeTakeFirstOrThrow() as unknown as ReturnType<Row['insert']>,
    async remove(db, scope, rowId) {
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where('id', '=', rowId)
        .where('campaign_id', 'in', owned(db, scope))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export const storageRows = rowTable('storage_row', [
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
]);

export const selectionRows = rowTable('selection_row', [
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
]);

export const deliveryRows = rowTable('delivery_row', [
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
]);

export const consumptionRows = rowTable('consumption_row', [
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
]);

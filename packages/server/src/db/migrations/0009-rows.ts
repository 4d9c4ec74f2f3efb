import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const rowTables = ['storage_row', 'selection_row', 'delivery_row', 'consumption_row'];

const edits = rowTables.flatMap((table) => [
  `alter table ${table}
    add column version integer not null default 1,
    add column external_id text check (length(external_id) between 1 and 100)`,
  `create unique index ${table}_external_id on ${table} (campaign_id, external_id)
    where external_id is not null`,
]);

/** Deleted rows leave their table, so that no list, sum or count of it can include them. */
const deletions = [
  `alter table campaign
    add column revision integer not null default 1,
    add column deleted_at timestamptz,
    add column deleted_row_count integer not null default 0`,
  'alter table image add column deleted_at timestamptz',
  'create index campaign_deleted on campaign (deleted_at) where deleted_at is not null',
  'create index image_deleted on image (deleted_at) where deleted_at is not null',
  `create table deleted_row (
    id bigint generated always as identity primary key,
    campaign_id integer not null references campaign (id) on delete cascade,
    stage text not null check (stage in ('storage', 'selection', 'delivery', 'consumption')),
    row_id integer not null,
    name text not null,
    content json not null,
    deleted_at timestamptz not null,
    unique (stage, row_id)
  )`,
  'create index deleted_row_campaign on deleted_row (campaign_id, id desc)',
  'create index deleted_row_age on deleted_row (deleted_at)',
  // As count_campaign_rows does for the rows that are there.
  `create function count_deleted_rows() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update campaign set deleted_row_count = deleted_row_count + changed.amount
        from (select campaign_id, count(*) as amount from added group by campaign_id) changed
        where campaign.id = changed.campaign_id;
      else
        update campaign set deleted_row_count = deleted_row_count - changed.amount
        from (select campaign_id, count(*) as amount from removed group by campaign_id) changed
        where campaign.id = changed.campaign_id;
      end if;
      return null;
    end $$`,
  `create trigger deleted_row_added after insert on deleted_row
    referencing new table as added for each statement execute function count_deleted_rows()`,
  `create trigger deleted_row_removed after delete on deleted_row
    referencing old table as removed for each statement execute function count_deleted_rows()`,
];

const mapping = `create table import_mapping (
    org_id integer primary key references organization (id) on delete cascade,
    content json not null,
    updated_at timestamptz not null
  )`;

/**
 * Versions of rows and campaigns, their ids in other systems, deleted rows that can be restored, and how to
 * read plans.
 */
export const rows: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...edits, ...deletions, mapping]) await sql.raw(statement).execute(db);
  },
};

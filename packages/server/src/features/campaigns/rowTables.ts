import type { StageRow } from '@leaf/api-client/contract';
import { type Stage, stages } from '@leaf/emissions';
import { type Insertable, sql } from 'kysely';
import type { Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';
import type { RowTables } from '../../db/schema.ts';
import { type CampaignScope, living } from './repo.ts';
import { restoredFrom } from './restored.ts';
import { rowFields } from './sums.ts';

/** The rows of one stage. */
export type RowTable<S extends Stage> = {
  /** In the order they were added. */
  find(db: Db, scope: CampaignScope, page: Page): Promise<StageRow[S][]>;
  /** One row, locked until the transaction ends. */
  lock(db: Db, scope: CampaignScope, rowId: number): Promise<StageRow[S] | undefined>;
  insert(db: Db, row: Insertable<RowTables[`${S}_row`]>): Promise<StageRow[S]>;
  /** Replaces the fields of a row, which then has the next version. */
  change(db: Db, rowId: number, row: Omit<StageRow[S], 'id' | 'version'>): Promise<StageRow[S]>;
  /** Deletes a row for good. @returns whether there was one */
  remove(db: Db, scope: CampaignScope, rowId: number): Promise<boolean>;
  /** Moves a row to the deleted ones. @returns whether there was one */
  hide(db: Db, scope: CampaignScope, rowId: number, now: Date): Promise<boolean>;
  /** The id that must be free before a deleted row can be restored; undefined if there is none. */
  findHidden(
    db: Db,
    scope: CampaignScope,
    rowId: number,
    since: Date,
  ): Promise<{ external_id: string | null } | undefined>;
  /** Moves a row back that was deleted within a time. */
  show(db: Db, scope: CampaignScope, rowId: number, since: Date): Promise<StageRow[S] | undefined>;
};

/** The campaign's id when it belongs to the organization, else nothing: a foreign campaign has no rows. */
const owned = (db: Db, scope: CampaignScope) => living(db, scope).select('campaign.id');

/**
 * Rows read at a time, so that a long table blocks nobody: the embedded database works sequentially, and
 * reading blocks the whole process.
 */
const PART = 250;

/** The tables are alike; one provides the types for all of them. */
type Row = StageRow['storage'];

function rowTable(stage: Stage): RowTable<'storage'> {
  // The tables are alike; one represents all of them, since Kysely cannot type a query over any of several.
  const table = `${stage}_row` as 'storage_row';
  /** Those that a caller sees. */
  const columns = rowFields(stage) as readonly (keyof Row)[];
  return {
    async find(db, scope, { after, read }) {
      const rows: Row[] = [];
      for (let last = after?.[0] ?? 0; ; last = rows.at(-1)?.id ?? last) {
        const wanted = Math.min(PART, read - rows.length);
        const part = db
          .selectFrom(table)
          .select(columns)
          .where('campaign_id', 'in', owned(db, scope))
          .where('id', '>', last)
          .orderBy('id')
          .limit(wanted);
        // As one text: the embedded database takes three times as long to hand over value by value.
        const { list } = await db
          .selectFrom(part.as('part'))
          .select(sql<string>`coalesce(json_agg(part), '[]')::text`.as('list'))
          .executeTakeFirstOrThrow();
        const found: Row[] = JSON.parse(list);
        rows.push(...found);
        if (found.length < wanted || rows.length === read) return rows;
      }
    },
    lock: (db, scope, rowId) =>
      db
        .selectFrom(table)
        .select(columns)
        .where('id', '=', rowId)
        .where('campaign_id', 'in', owned(db, scope))
        .forNoKeyUpdate()
        .executeTakeFirst(),
    insert: (db, row) => db.insertInto(table).values(row).returning(columns).executeTakeFirstOrThrow(),
    change: (db, rowId, row) =>
      db
        .updateTable(table)
        .set(row)
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', rowId)
        .returning(columns)
        .executeTakeFirstOrThrow(),
    async remove(db, scope, rowId) {
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where('id', '=', rowId)
        .where('campaign_id', 'in', owned(db, scope))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async hide(db, scope, rowId, now) {
      const { numAffectedRows } = await sql`
        with gone as (
          delete from ${sql.table(table)} where id = ${rowId} and campaign_id in (${owned(db, scope)}) returning *
        )
        insert into deleted_row (campaign_id, stage, row_id, name, content, deleted_at)
        select campaign_id, ${stage}, id, name, to_json(gone), ${now} from gone`.execute(db);
      return (numAffectedRows ?? 0n) > 0n;
    },
    findHidden: (db, scope, rowId, since) =>
      db
        .selectFrom('deleted_row')
        .select(sql<string | null>`content ->> 'external_id'`.as('external_id'))
        .where('stage', '=', stage)
        .where('row_id', '=', rowId)
        .where('deleted_at', '>', since)
        .where('campaign_id', 'in', owned(db, scope))
        .executeTakeFirst(),
    async show(db, scope, rowId, since) {
      const restored = await restoredFrom(db, table);
      const { rows } = await sql<Row>`
        with back as (
          delete from deleted_row where stage = ${stage} and row_id = ${rowId} and deleted_at > ${since}
            and campaign_id in (${owned(db, scope)})
          returning content
        )
        insert into ${sql.table(table)} overriding system value
        select kept.* from back, ${restored} kept
        returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(db);
      return rows[0];
    },
  };
}

/** The rows of each stage. */
export const rowTables = Object.fromEntries(stages.map((stage) => [stage, rowTable(stage)])) as unknown as {
  [S in Stage]: RowTable<S>;
};

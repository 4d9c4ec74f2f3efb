import type { StageRow } from '@leaf/api-client/contract';
import { type Stage, stages } from '@leaf/emissions';
import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { restoredFrom } from './restored.ts';
import { rowFields } from './sums.ts';

/** The tables are alike; one provides the types for all of them. */
export type Row = StageRow['storage'];
export type NewRow = Omit<Row, 'id' | 'version'>;

/** Deleted rows as far as their coming back depends on it. */
export type Hidden = { id: number; version: number; external_id: string | null };

/** Many rows of one stage of one campaign, in one statement each. Rows travel as one text in JSON. */
export type ManyRows = {
  /** Those with one of the ids or external ids, locked until the transaction ends. */
  lock(db: Db, campaignId: number, ids: readonly number[], external: readonly string[]): Promise<Row[]>;
  /** Those that were deleted within a time. */
  findHidden(db: Db, campaignId: number, ids: readonly number[], since: Date): Promise<Hidden[]>;
  /** @returns the ids of the new rows, in their order */
  insert(db: Db, campaignId: number, rows: readonly NewRow[]): Promise<number[]>;
  /** Takes their external ids away, so that a change may give them to other rows. */
  free(db: Db, ids: readonly number[]): Promise<void>;
  change(db: Db, rows: readonly (NewRow & { id: number })[]): Promise<void>;
  remove(db: Db, ids: readonly number[]): Promise<void>;
  hide(db: Db, ids: readonly number[], now: Date): Promise<void>;
  show(db: Db, campaignId: number, ids: readonly number[]): Promise<void>;
  /** Copies the next rows of a campaign into another. @returns the id of the last one, and how many there were */
  copy(
    db: Db,
    from: { campaignId: number; after: number; most: number },
    into: number,
  ): Promise<{ last: number; copied: number }>;
};

const idsIn = (ids: readonly number[]) =>
  sql`(select value::integer from json_array_elements_text(${JSON.stringify(ids)}::json))`;

function manyRows(stage: Stage): ManyRows {
  const name = `${stage}_row`;
  const table = sql.table(name);
  const columns = rowFields(stage);
  /** Those that a change replaces. */
  const changed = columns.filter((column) => column !== 'id' && column !== 'version');
  const refs = (list: readonly string[], of = '') =>
    sql.join(list.map((column) => (of === '' ? sql.ref(column) : sql`${sql.raw(of)}.${sql.ref(column)}`)));
  const sent = (rows: readonly object[]) =>
    sql`json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`;
  return {
    async lock(db, campaignId, ids, external) {
      const { rows } = await sql<{ row: Row }>`
        select to_json(found) as row from (
          select ${refs(columns)} from ${table}
          where campaign_id = ${campaignId} and (id in ${idsIn(ids)}
            or external_id in (select value from json_array_elements_text(${JSON.stringify(external)}::json)))
          for no key update
        ) found`.execute(db);
      return rows.map(({ row }) => row);
    },
    async findHidden(db, campaignId, ids, since) {
      const { rows } = await sql<Hidden>`
        select row_id as id, (content ->> 'version')::integer as version, content ->> 'external_id' as external_id
        from deleted_row
        where campaign_id = ${campaignId} and stage = ${stage} and deleted_at > ${since} and row_id in ${idsIn(ids)}
        for update`.execute(db);
      return rows;
    },
    async insert(db, campaignId, rows) {
      // Ids are allocated first, so that each row knows its own.
      const drawn = await sql<{ id: number }>`
        select nextval(pg_get_serial_sequence(${name}, 'id'))::integer as id
        from generate_series(1, ${rows.length}::integer)`.execute(db);
      const ids = drawn.rows.map(({ id }) => id).sort((a, b) => a - b);
      const whole = rows.map((row, index) => ({ ...row, id: ids[index], campaign_id: campaignId }));
      await sql`
        insert into ${table} (id, campaign_id, ${refs(changed)}) overriding system value
        select id, campaign_id, ${refs(changed)} from ${sent(whole)}`.execute(db);
      return ids;
    },
    async free(db, ids) {
      await sql`update ${table} set external_id = null where id in ${idsIn(ids)}`.execute(db);
    },
    async change(db, rows) {
      const set = sql.join(changed.map((column) => sql`${sql.ref(column)} = sent.${sql.ref(column)}`));
      await sql`
        update ${table} as kept set ${set}, version = kept.version + 1
        from ${sent(rows)} sent where kept.id = sent.id`.execute(db);
    },
    async remove(db, ids) {
      await sql`delete from ${table} where id in ${idsIn(ids)}`.execute(db);
    },
    async hide(db, ids, now) {
      await sql`
        with gone as (delete from ${table} where id in ${idsIn(ids)} returning *)
        insert into deleted_row (campaign_id, stage, row_id, name, content, deleted_at)
        select campaign_id, ${stage}, id, name, to_json(gone), ${now}::timestamptz from gone order by id`.execute(
        db,
      );
    },
    async show(db, campaignId, ids) {
      const restored = await restoredFrom(db, name);
      await sql`
        with back as (
          delete from deleted_row where stage = ${stage} and campaign_id = ${campaignId} and row_id in ${idsIn(ids)}
          returning content
        )
        insert into ${table} overriding system value
        select kept.* from back, ${restored} kept`.execute(db);
    },
    async copy(db, { campaignId, after, most }, into) {
      const { rows } = await sql<{ last: number | null; copied: number }>`
        with source as (
          select * from ${table} where campaign_id = ${campaignId} and id > ${after} order by id limit ${most}
        ), added as (
          insert into ${table} (campaign_id, ${refs(changed)})
          select ${into}::integer, ${refs(changed)} from source order by id
        )
        select max(id) as last, count(*)::integer as copied from source`.execute(db);
      return { last: rows[0]?.last ?? after, copied: rows[0]?.copied ?? 0 };
    },
  };
}

/** Many rows of each stage. */
export const manyRowsOf = Object.fromEntries(stages.map((stage) => [stage, manyRows(stage)])) as Record<
  Stage,
  ManyRows
>;

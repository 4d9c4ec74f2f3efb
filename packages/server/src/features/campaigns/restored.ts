import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { restorable } from './pictures.ts';

/**
 * The row of the table `name` that each deleted row `back` was. Columns that the table got after a row was deleted
 * have their defaults, as in the rows that were there.
 */
export async function restoredFrom(db: Db, name: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ value: string }>`
    select coalesce(pg_get_expr(adbin, adrelid), 'null') as value
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped
    order by attnum`.execute(db);
  const defaults = sql.join(rows.map(({ value }) => sql.raw(value)));
  return sql`json_populate_record(row(${defaults})::${sql.table(name)}, ${restorable})`;
}

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const rowTables = ['storage_row', 'selection_row', 'delivery_row', 'consumption_row'];

/** Maintains a sum over a child table in a column of its parent, with one update per statement. */
const keepsSum = (keeper: {
  name: string;
  parent: string;
  column: string;
  foreignKey: string;
  sum: string;
  children: readonly string[];
}) => {
  const { name, parent, column, foreignKey, sum, children } = keeper;
  const change = (sign: '+' | '-', rows: string) => `
      update ${parent} set ${column} = ${column} ${sign} changed.amount
      from (select ${foreignKey}, ${sum} as amount from ${rows} group by ${foreignKey}) changed
      where ${parent}.id = changed.${foreignKey};`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${change('+', 'added')}
      else ${change('-', 'removed')}
      end if;
      return null;
    end $$`,
    ...children.flatMap((child) => [
      `create trigger ${child}_added after insert on ${child}
        referencing new table as added for each statement execute function ${name}()`,
      `create trigger ${child}_removed after delete on ${child}
        referencing old table as removed for each statement execute function ${name}()`,
      `update ${parent} set ${column} = ${column} + existing.amount
        from (select ${foreignKey}, ${sum} as amount from ${child} group by ${foreignKey}) existing
        where ${parent}.id = existing.${foreignKey}`,
    ]),
  ];
};

/**
 * Usage must be known without counting, since every new row checks it. The counters are kept with what they count, so
 * that deleting a campaign or an image deletes its counters.
 */
export const quotas: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      'alter table campaign add column row_count integer not null default 0',
      'alter table image add column processed_bytes bigint not null default 0',
      ...keepsSum({
        name: 'count_campaign_rows',
        parent: 'campaign',
        column: 'row_count',
        foreignKey: 'campaign_id',
        sum: 'count(*)',
        children: rowTables,
      }),
      ...keepsSum({
        name: 'sum_processed_bytes',
        parent: 'image',
        column: 'processed_bytes',
        foreignKey: 'image_id',
        sum: 'sum(bytes)',
        children: ['processed_image'],
      }),
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { fileTables } from '../src/features/assets/asset.ts';
import { emptyDatabase } from './harness.ts';

type Column = { table: string; name: string; type: string; nullable: boolean; given: boolean };

/** Every column of the migrated database, except those of the migrations themselves and of the queue. */
async function readColumns(): Promise<Column[]> {
  const { database, drop } = await emptyDatabase();
  try {
    await migrate(database.db);
    const { rows } = await sql<Column>`
      select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
        column_default is not null or is_identity = 'YES' as given
      from information_schema.columns
      where table_schema = current_schema() and table_name not like 'kysely_%'
      order by table_name collate "C", ordinal_position`.execute(database.db);
    return rows;
  } finally {
    await database.close();
    await drop();
  }
}

/** The columns as a type: what the database calls each, `?` when it may be null, `=` when the database fills it in. */
function typeOf(columns: readonly Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const lines = tables.map((table) => {
    const fields = columns
      .filter((column) => column.table === table)
      .map(
        ({ name, type, nullable, given }) =>
          `    ${name}: '${type}${nullable ? '?' : ''}${given ? '=' : ''}';`,
      );
    return `  ${table}: {\n${fields.join('\n')}\n  };`;
  });
  return `/** Written by schema.test.ts from the migrated database; \`vitest -u\` writes it again. */
export type Columns = {
${lines.join('\n')}
};
`;
}

// schema.types.ts has the compiler hold the types of the tables against it.
it('the columns of the migrated database are those that the compiler compares with the types of its tables', async () => {
  await expect(typeOf(await readColumns())).toMatchFileSnapshot('schema.columns.ts');
});

it('every table with files is among those that the sweep reads', async () => {
  const found = (await readColumns()).flatMap(({ name, table }) => (name === 'object_key' ? table : []));
  expect(found.toSorted()).toEqual(fileTables.toSorted());
});

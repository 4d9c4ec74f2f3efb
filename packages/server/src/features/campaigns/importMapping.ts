import type { ImportMapping } from '@leaf/api-client/contract';
import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';

type Remembered = { data: ImportMapping | null };

/** How to read the organization's plans; null until it has been stored. */
export async function readImportMapping(db: Db, orgId: number): Promise<Remembered> {
  const found = await db
    .selectFrom('import_mapping')
    .select('content')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  // Only what the contract allows was ever kept.
  return { data: (found?.content as ImportMapping | undefined) ?? null };
}

/** Stores how to read the organization's plans, in place of what was stored before. */
export async function keepImportMapping(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orgId: number,
  mapping: ImportMapping,
): Promise<Remembered> {
  const kept = { content: JSON.stringify(mapping), updated_at: clock() };
  await db
    .insertInto('import_mapping')
    .values({ org_id: orgId, ...kept })
    .onConflict((known) => known.column('org_id').doUpdateSet(kept))
    .execute();
  return { data: mapping };
}

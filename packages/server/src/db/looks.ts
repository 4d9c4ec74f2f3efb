import type { Kysely } from 'kysely';
import { lookOf, type NameLook } from '../text/lookalikes.ts';
import type { Tables } from './schema.ts';

/**
 * Fills in the look of existing names. If two existing organizations already look alike, the older one keeps the look
 * and the younger has none until it is renamed.
 */
export async function fillLooks(db: Kysely<Pick<Tables, 'organization'>>): Promise<void> {
  const rows = await db
    .selectFrom('organization')
    .select(['id', 'name', 'status', 'deleted_at'])
    .orderBy('id')
    .execute();
  const taken = { name_look: new Set<string>(), name_small_look: new Set<string>() };
  for (const { id, name, status, deleted_at } of rows) {
    const look = lookOf(name);
    const lives = status !== 'denied' && deleted_at === null;
    const free = (column: keyof NameLook) => !lives || !taken[column].has(look[column]);
    if (!free('name_look') || !free('name_small_look')) continue;
    if (lives) {
      taken.name_look.add(look.name_look);
      taken.name_small_look.add(look.name_small_look);
    }
    await db.updateTable('organization').set(look).where('id', '=', id).execute();
  }
}

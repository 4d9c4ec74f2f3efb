import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { invalid } from '../../http/problem.ts';
import { lookOf, type NameLook } from '../../text/lookalikes.ts';
import { nameFault, nameFinding, tidyName } from '../../text/names.ts';

const LENGTH = 200;

/** A name and its normalised look, as both are stored. */
export type NamedLook = NameLook & { name: string };

/** The name in its stored form. @throws {Problem} if it contains invisible characters or shows nothing */
export function takeName(typed: string): NamedLook {
  const name = tidyName(typed);
  const fault = nameFault(name, LENGTH);
  if (fault) throw invalid([{ path: 'name', ...nameFinding(fault, LENGTH) }]);
  return { name, ...lookOf(name) };
}

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

import type { JobSettings, NewJobSettings } from '@leaf/api-client/contract';
import { roundTarget } from '@leaf/optimiser';
import type { Selectable } from 'kysely';
import { notFound, refuse, unlessTaken } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { storedText } from '../../core/storedText.ts';
import { type Db, transact } from '../../db/open.ts';
import type { JobSettingsTable } from '../../db/schema.ts';
import { namedPreset } from '../assets/jobs.ts';
import { lockOrganization } from '../organizations/repo.ts';
import { checkTarget } from './jobs.ts';

/** So many an organization keeps. */
const LIMIT = 50;

type Kept = Omit<Selectable<JobSettingsTable>, 'org_id'>;
/** Settings of an organization; queries always use both. */
type SettingsScope = { orgId: number; id: number };

const columns = ['id', 'name', 'mode', 'target', 'preset'] as const;

const describe = ({ preset, ...settings }: Kept): JobSettings => ({
  ...settings,
  ...namedPreset(preset),
});

/** @throws {Problem} 422 when the mode does not accept the target */
function tidied({ name, mode, target, preset = undefined }: NewJobSettings) {
  checkTarget(mode, target);
  return { name: storedText('name', name), mode, target: roundTarget(mode, target), preset: preset ?? null };
}

/** @throws {Problem} 409 if a write failed because the organization has settings of this name */
const keepUnder = <T>(name: string, write: Promise<T>): Promise<T> =>
  unlessTaken(write, (cause) => refuse('settings_name_taken', { name }, { cause }));

/** By name. */
export async function listSettings(db: Db, orgId: number): Promise<{ data: JobSettings[] }> {
  const found = await db
    .selectFrom('job_settings')
    .select(columns)
    .where('org_id', '=', orgId)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute();
  return { data: found.map(describe) };
}

/**
 * @throws {Problem} 409 when the organization keeps as many as it may, or has settings of this name; 422 when the mode
 * does not accept the target
 */
export function createSettings(
  { db }: Pick<Services, 'db'>,
  orgId: number,
  sent: NewJobSettings,
): Promise<{ data: JobSettings }> {
  const settings = tidied(sent);
  return transact(db, async (trx) => {
    await lockOrganization(trx, orgId);
    const { count } = await trx
      .selectFrom('job_settings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('org_id', '=', orgId)
      .executeTakeFirstOrThrow();
    if (count >= LIMIT) throw refuse('too_many_settings', { limit: LIMIT });
    const write = trx
      .insertInto('job_settings')
      .values({ ...settings, org_id: orgId })
      .returning(columns)
      .executeTakeFirstOrThrow();
    return { data: describe(await keepUnder(settings.name, write)) };
  });
}

/** @throws {Problem} 404; 409 if the organization has other settings of this name; 422 like `createSettings` */
export async function updateSettings(
  db: Db,
  { orgId, id }: SettingsScope,
  sent: NewJobSettings,
): Promise<{ data: JobSettings }> {
  const settings = tidied(sent);
  const write = db
    .updateTable('job_settings')
    .set(settings)
    .where('id', '=', id)
    .where('org_id', '=', orgId)
    .returning(columns)
    .executeTakeFirst();
  const updated = await keepUnder(settings.name, write);
  if (!updated) throw notFound('settings');
  return { data: describe(updated) };
}

/** @throws {Problem} 404 */
export async function deleteSettings(db: Db, { orgId, id }: SettingsScope): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('job_settings')
    .where('id', '=', id)
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('settings');
}

import type { Creative as CreativeAnswer, CreativeDetail } from '@leaf/api-client/contract';
import { BundleError } from '@leaf/optimiser/bundle';
import type { Picture, Settle, Upload } from '../../core/contract.ts';
import { keptSince } from '../../core/deletion.ts';
import { byId, type Page } from '../../core/paging.ts';
import { notFound, refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import { ObjectMissing, type Objects } from '../../platform/objects/types.ts';
import { visibleLine } from '../../text/names.ts';
import { shownName } from '../images/images.ts';
import { creativeKey } from '../images/keys.ts';
import { senderLeft, tooLarge } from '../images/refusal.ts';
import { releaseKeys, removeFiles, reserveKeys } from '../images/reservations.ts';
import { holdMembership } from '../organizations/repo.ts';
import { dropExcessCreatives } from '../usage/deleted.ts';
import { requireRoom } from '../usage/usage.ts';
import {
  type CreativeRow,
  type CreativeScope,
  findCreative,
  findCreatives,
  findLight,
  findWithInventory,
  hideCreative,
  lockHidden,
  newestJobs,
  showCreative,
} from './creativeRepo.ts';
import { boundedInventory, describeCreative, factsOf } from './describe.ts';
import { purgeCreative } from './purge.ts';
import { creativeRefusal } from './refusal.ts';

const MAX_FILENAME = 255;

const withJob = async (db: Db, creative: CreativeRow): Promise<CreativeAnswer> =>
  describeCreative(creative, (await newestJobs(db, [creative.id])).get(creative.id));

/** Newest first, each with its newest job. */
export async function listCreatives(db: Db, orgId: number, page: Page): Promise<{ data: CreativeAnswer[] }> {
  const creatives = page.take(await findCreatives(db, orgId, page), byId);
  const ids = creatives.map(({ id }) => id);
  const jobs = await newestJobs(db, ids);
  return { data: creatives.map((creative) => describeCreative(creative, jobs.get(creative.id))) };
}

/** The organization's creative, or a 404 that reveals nothing about other organizations. */
export async function requireCreative(db: Db, scope: CreativeScope): Promise<CreativeRow> {
  const creative = await findCreative(db, scope);
  if (!creative) throw notFound('creative');
  return creative;
}

export async function getCreative(db: Db, scope: CreativeScope): Promise<{ data: CreativeDetail }> {
  const creative = await findWithInventory(db, scope);
  if (!creative) throw notFound('creative');
  return { data: { ...(await withJob(db, creative)), inventory: creative.inventory } };
}

/** The name of a ZIP as data to show; without one, a name of its own. */
const zipName = (filename: string): string =>
  visibleLine(filename.split(/[/\\]/).at(-1) ?? '', MAX_FILENAME) ? shownName(filename) : 'creative.zip';

/**
 * Receives a ZIP: stored while it arrives, opened in a child process when its organization's turn has come, and recorded
 * only if it is a creative. A rejected or abandoned upload leaves nothing behind.
 */
async function takeIn(
  { clock, db, objects, optimiser, config, log }: Services,
  by: { orgId: number; userId: number | null },
  upload: Upload,
  { signal, settle }: { signal: AbortSignal; settle: Settle | undefined },
): Promise<{ data: CreativeAnswer }> {
  await requireRoom(db, config, by.orgId, { creatives: 1, bytes: 1 });
  const key = creativeKey();
  const filename = zipName(upload.filename);
  await reserveKeys(db, [key], clock());
  try {
    const { sha256, bytes } = await objects.put(key, upload.stream, 'application/octet-stream');
    if (upload.truncated()) throw tooLarge(config.upload.maxBytes);
    if (bytes === 0) throw new BundleError('not-a-zip');
    const opened = await optimiser.openBundle(() => objects.read(key), { group: by.orgId, signal });
    signal.throwIfAborted();
    const inventory = boundedInventory(opened.inventory);
    const data = await transact(db, async (trx) => {
      // Receiving it may have taken minutes.
      if (!(await holdMembership(trx, by))) throw refuse('no_organization');
      const creative = await trx
        .insertInto('creative')
        .values({
          org_id: by.orgId,
          created_by: by.userId,
          filename,
          sha256,
          object_key: key,
          bytes,
          facts: JSON.stringify(factsOf(inventory)),
          inventory: JSON.stringify(inventory),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const made = describeCreative(creative, undefined);
      await settle?.(trx, { data: made });
      return made;
    });
    // This failure is no reason to remove a ZIP that has its row; the sweep clears the reservation.
    await releaseKeys(db, [key]).catch((err: unknown) => log.warn({ err, key }, 'reservation not released'));
    return { data };
  } catch (error) {
    await removeFiles({ db, objects }, [key]).catch((err: unknown) =>
      log.warn({ err, key }, 'refused upload not removed'),
    );
    throw upload.signal.aborted ? senderLeft(error) : creativeRefusal(error, filename);
  }
}

/** Receives a ZIP unless too many uploads are in progress, those of images included. */
export async function storeCreative(
  services: Services,
  by: { orgId: number; userId: number | null },
  upload: Upload,
  settle?: Settle,
): Promise<{ data: CreativeAnswer }> {
  const { signal, leave } = services.intake.enter(by.orgId, upload.signal);
  try {
    return await takeIn(services, by, upload, { signal, settle });
  } finally {
    leave();
  }
}

const zip = (objects: Objects, key: string, sha256: string, name: string): Picture => ({
  type: 'application/zip',
  name,
  etag: sha256,
  async open() {
    try {
      return await objects.open(key);
    } catch (error) {
      throw error instanceof ObjectMissing ? notFound('file') : error;
    }
  },
});

/** The uploaded ZIP. */
export async function openCreative({ db, objects }: Services, scope: CreativeScope): Promise<Picture> {
  const { filename, object_key, sha256 } = await requireCreative(db, scope);
  return zip(objects, object_key, sha256, filename);
}

const LIGHT = '-light.zip';

/** `banner.zip` is `banner-light.zip` once it is lighter. */
const lightName = (filename: string): string =>
  `${filename.replace(/\.zip$/i, '').slice(0, MAX_FILENAME - LIGHT.length)}${LIGHT}`;

/** The ZIP that a job made. */
export async function openLight(
  { db, objects }: Services,
  scope: CreativeScope,
  jobId: number,
): Promise<Picture> {
  const found = await findLight(db, scope, jobId);
  if (!found) throw notFound('file');
  return zip(objects, found.object_key, found.sha256, lightName(found.filename));
}

/**
 * Deletes its jobs and their ZIPs too; the worker of a running job notices that it was cancelled. It can be restored for a
 * while, unless the disk is full.
 */
export async function deleteCreative(services: Services, scope: CreativeScope): Promise<void> {
  const { clock, db } = services;
  if (await services.hasRoom()) {
    if (!(await transact(db, (trx) => hideCreative(trx, scope, clock())))) throw notFound('creative');
    await dropExcessCreatives(services, scope.orgId);
  } else {
    await requireCreative(db, scope);
    await purgeCreative(services, scope);
  }
}

/** @throws {Problem} 404 if it was not deleted, or too long ago */
export const restoreCreative = (
  { clock, config, db }: Pick<Services, 'clock' | 'config' | 'db'>,
  scope: CreativeScope,
): Promise<{ data: CreativeAnswer }> =>
  transact(db, async (trx) => {
    const creative = await lockHidden(trx, scope, keptSince(clock()));
    if (!creative) throw notFound('creative');
    const bytes = creative.bytes + creative.light_bytes;
    await requireRoom(trx, config, scope.orgId, { creatives: 1, bytes });
    await showCreative(trx, creative.id);
    return { data: await withJob(trx, creative) };
  });

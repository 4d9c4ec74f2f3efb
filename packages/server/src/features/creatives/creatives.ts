import type { Creative as CreativeAnswer, CreativeDetail } from '@leaf/api-client/contract';
import { BundleError } from '@leaf/optimiser/bundle';
import type { Picture, Settle, Upload } from '../../core/contract.ts';
import { keptSince } from '../../core/deletion.ts';
import { byId, type Page } from '../../core/paging.ts';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Objects } from '../../platform/objects/types.ts';
import { visibleLine } from '../../text/names.ts';
import { shownName } from '../images/images.ts';
import { creativeKey } from '../images/keys.ts';
import { openStored } from '../images/openStored.ts';
import { receive } from '../images/receive.ts';
import { recordFor, type Sender } from '../images/record.ts';
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

/** Receives a ZIP, and records it if it is a creative. */
export function storeCreative(
  services: Services,
  by: Sender,
  upload: Upload,
  settle?: Settle,
): Promise<{ data: CreativeAnswer }> {
  const { db, objects, optimiser } = services;
  const key = creativeKey();
  const filename = zipName(upload.filename);
  return receive(services, by, upload, {
    key,
    counts: 'creatives',
    refusal: (error) => creativeRefusal(error, filename),
    async take({ sha256, bytes }, signal) {
      if (bytes === 0) throw new BundleError('not-a-zip');
      const opened = await optimiser.openBundle(() => objects.read(key), { group: by.orgId, signal });
      signal.throwIfAborted();
      const inventory = boundedInventory(opened.inventory);
      return recordFor(db, by, async (trx) => {
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
        const data = describeCreative(creative, undefined);
        await settle?.(trx, { data });
        return data;
      });
    },
  });
}

const zip = (objects: Objects, key: string, sha256: string, name: string): Picture =>
  openStored(objects, { type: 'application/zip', key, sha256, name }, 'file');

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

import type { Creative as CreativeAnswer, CreativeDetail } from '@leaf/api-client/contract';
import type { Download, Settle, Upload } from '../../core/contract.ts';
import { byId, type Page } from '../../core/paging.ts';
import { notFound, refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import type { Objects } from '../../platform/objects/types.ts';
import type { Creator } from '../assets/asset.ts';
import { deleteAsset, restoreAsset } from '../assets/deletion.ts';
import { creativeKey } from '../assets/keys.ts';
import { openStored } from '../assets/openStored.ts';
import { receive } from '../assets/receive.ts';
import { recordFor } from '../assets/record.ts';
import { MAX_FILENAME, shownName } from '../assets/shownName.ts';
import {
  asset,
  type CreativeRow,
  type CreativeScope,
  findCreative,
  findCreatives,
  findLight,
  findWithInventory,
  newestJobs,
} from './creativeRepo.ts';
import { describeCreative, factsOf, keptInventory } from './describe.ts';
import { creativeRefusal } from './refusal.ts';

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

/** @throws {Problem} 404 */
export async function getCreative(db: Db, scope: CreativeScope): Promise<{ data: CreativeDetail }> {
  const creative = await findWithInventory(db, scope);
  if (!creative) throw notFound('creative');
  return { data: { ...(await withJob(db, creative)), inventory: creative.inventory } };
}

/** Receives a ZIP, and records it if it is a creative. */
export function storeCreative(
  services: Services,
  by: Creator,
  upload: Upload,
  settle?: Settle,
): Promise<{ data: CreativeAnswer }> {
  const { db, objects, optimiser } = services;
  const key = creativeKey();
  const filename = shownName(upload.filename, 'creative.zip');
  return receive(services, by, upload, {
    key,
    kind: 'creative',
    refusal: (error) => creativeRefusal(error, filename),
    async take({ sha256, bytes }, signal) {
      if (bytes === 0) throw refuse('creative_empty');
      const found = await optimiser.describeBundle(() => objects.read(key), { group: by.orgId, signal });
      signal.throwIfAborted();
      const inventory = keptInventory(found);
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

const zip = (objects: Objects, key: string, sha256: string, name: string): Download =>
  openStored(objects, { type: 'application/zip', key, sha256, name }, 'file');

/** The uploaded ZIP. */
export async function openCreative({ db, objects }: Services, scope: CreativeScope): Promise<Download> {
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
): Promise<Download> {
  const found = await findLight(db, scope, jobId);
  if (!found) throw notFound('file');
  return zip(objects, found.object_key, found.sha256, lightName(found.filename));
}

/** It can be restored for a while, unless the disk is full. @throws {Problem} 404 */
export const deleteCreative = (services: Services, scope: CreativeScope): Promise<void> =>
  deleteAsset(services, asset(scope));

/** @throws {Problem} 404 if it was not deleted, or too long ago; 409 if the organization has no room for it */
export const restoreCreative = (
  services: Pick<Services, 'clock' | 'config' | 'db'>,
  scope: CreativeScope,
): Promise<{ data: CreativeAnswer }> =>
  restoreAsset(services, asset(scope), async (trx) => ({
    data: await withJob(trx, await requireCreative(trx, scope)),
  }));

import type { Image as ImageAnswer, NewSizes, Size, SizesCreated } from '@leaf/api-client/contract';
import { isLargeEnough, presetOf } from '@leaf/optimiser';
import type { Settle } from '../../core/contract.ts';
import { notFound, refuse, unprocessable } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { transact } from '../../db/open.ts';
import type { Image } from '../../db/schema.ts';
import { ObjectMissing } from '../../platform/objects/types.ts';
import { visibleLine } from '../../text/names.ts';
import type { Creator } from '../assets/asset.ts';
import { uploadKey } from '../assets/keys.ts';
import { withKeys } from '../assets/receive.ts';
import { recordFor } from '../assets/record.ts';
import { MAX_FILENAME, withoutEnding } from '../assets/shownName.ts';
import { lockOrganization } from '../organizations/repo.ts';
import { requireRoom } from '../usage/usage.ts';
import { describeImage } from './describe.ts';
import { type ImageScope, insertImage, type StoredImage } from './imageRepo.ts';
import { requireImage } from './images.ts';
import { refusal } from './refusal.ts';

/** A size in pixels. */
const inPixels = ({ width, height, scale = 1 }: Size) => ({ width: width * scale, height: height * scale });

/** The sizes that an order names, by themselves or by a platform. @throws {Problem} 422 */
function sizesOf({ sizes, preset, scales = [1] }: NewSizes): Size[] {
  if ((sizes === undefined) === (preset === undefined)) throw unprocessable('sizes', 'sizes_or_preset');
  if (sizes) return sizes;
  const listed = preset && presetOf(preset).sizes;
  if (!listed) throw unprocessable('preset', 'preset_without_sizes');
  return listed.flatMap(([width, height]) => scales.map((scale) => ({ width, height, scale })));
}

/** `master.png` at 300x250 and twice the density is `master-300x250@2x.png`. */
function nameOf(master: string, { width, height, scale = 1 }: Size): string {
  const end = `-${width}x${height}${scale === 1 ? '' : `@${scale}x`}.png`;
  return `${visibleLine(withoutEnding(master), MAX_FILENAME - end.length)}${end}`;
}

type Making = { size: Size; key: string; focus: NewSizes['focus']; signal: AbortSignal };

/** Makes one size of an image and stores it. */
async function makeSize(
  { objects, optimiser }: Services,
  { org_id: group, object_key, filename }: Image,
  { size, key, focus, signal }: Making,
): Promise<StoredImage> {
  const order = { ...inPixels(size), focus, group, signal };
  const png = await optimiser.resize({ bytes: () => objects.read(object_key), ...order });
  const info = await optimiser.inspect(png, { group, signal });
  const file = await objects.put(key, png, info.media_type);
  signal.throwIfAborted();
  return { filename: nameOf(filename, size), key, file, info };
}

/** Makes sizes of an image, one after the other, while the organization has room for all of them. */
async function makeSizes(
  services: Services,
  master: Image,
  sizes: readonly Making[],
): Promise<StoredImage[]> {
  const made: StoredImage[] = [];
  for (const size of sizes) {
    const bytes = made.reduce((sum, { file }) => sum + file.bytes, 1);
    await requireRoom(services.db, services.config, master.org_id, { images: sizes.length, bytes });
    made.push(await makeSize(services, master, size));
  }
  return made;
}

/**
 * Makes sizes of an image, each in its organization's turn, so that many sizes of a large image hold nobody up. All or
 * none: they are recorded together, with the answer to the call.
 */
export async function createSizes(
  services: Services,
  by: Creator,
  scope: ImageScope,
  order: NewSizes,
  settle: Settle,
): Promise<SizesCreated> {
  const { config, db } = services;
  const sizes = sizesOf(order);
  const master = await requireImage(db, scope);
  if (master.frames !== null) throw refuse('sizes_of_animation');
  const possible = sizes.filter((size) => isLargeEnough(master, inPixels(size)));
  if (possible.length === 0) throw refuse('sizes_too_large');
  await requireRoom(db, config, by.orgId, { images: possible.length, bytes: 1 });
  const { signal, leave } = services.intake.enter(by.orgId, new AbortController().signal);
  const making = possible.map((size) => ({ size, key: uploadKey(), focus: order.focus, signal }));
  const keys = making.map(({ key }) => key);
  try {
    return await withKeys(services, keys, async () => {
      const made = await makeSizes(services, master, making);
      const bytes = made.reduce((sum, { file }) => sum + file.bytes, 0);
      return transact(db, async (trx) => {
        // Several calls at once each bring many: together they must not exceed the limit.
        await lockOrganization(trx, by.orgId);
        await requireRoom(trx, config, by.orgId, { images: made.length, bytes });
        return recordFor(trx, by, async () => {
          const data: ImageAnswer[] = [];
          for (const one of made) data.push(describeImage(await insertImage(trx, by, one)));
          const answer = { data, too_large: sizes.filter((size) => !possible.includes(size)) };
          await settle(trx, answer);
          return answer;
        });
      });
    });
  } catch (error) {
    throw error instanceof ObjectMissing ? notFound('picture') : refusal(error);
  } finally {
    leave();
  }
}

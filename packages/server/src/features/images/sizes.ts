import type { NewSizes, Size, SizesCreated } from '@leaf/api-client/contract';
import { isLargeEnough, presetOf } from '@leaf/optimiser';
import { notFound, refuse, unprocessable } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import type { Image } from '../../db/schema.ts';
import { ObjectMissing } from '../../platform/objects/types.ts';
import type { Creator } from '../assets/asset.ts';
import { purgeAsset } from '../assets/deletion.ts';
import { uploadKey } from '../assets/keys.ts';
import { withKey } from '../assets/receive.ts';
import { MAX_FILENAME } from '../assets/shownName.ts';
import { requireRoom } from '../usage/usage.ts';
import { describeImage } from './describe.ts';
import type { ImageScope } from './imageRepo.ts';
import { requireImage } from './images.ts';
import { recordImage } from './record.ts';
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
  return `${master.replace(/\.[^.]*$/, '').slice(0, MAX_FILENAME - end.length)}${end}`;
}

/** Makes one size, stores it and records it as an image. */
async function makeSize(
  services: Services,
  by: Creator,
  master: Image,
  size: Size,
  focus: NewSizes['focus'],
  signal: AbortSignal,
): Promise<Image> {
  const { db, objects, optimiser } = services;
  const key = uploadKey();
  const make = async () => {
    const order = { ...inPixels(size), focus, group: by.orgId, signal };
    const png = await optimiser.resize({ bytes: () => objects.read(master.object_key), ...order });
    const info = await optimiser.inspect(png, { group: by.orgId, signal });
    const file = await objects.put(key, png, info.media_type);
    signal.throwIfAborted();
    return recordImage(db, by, { filename: nameOf(master.filename, size), key, file, info });
  };
  try {
    return await withKey(services, key, make);
  } catch (error) {
    throw error instanceof ObjectMissing ? notFound('picture') : refusal(error);
  }
}

/**
 * Makes sizes of an image, one after the other and each in its organization's turn, so that many sizes of a large image
 * hold nobody up. All or none: when one fails, those made before it are removed.
 */
export async function createSizes(
  services: Services,
  by: Creator,
  scope: ImageScope,
  order: NewSizes,
): Promise<SizesCreated> {
  const sizes = sizesOf(order);
  const master = await requireImage(services.db, scope);
  if (master.frames !== null) throw refuse('sizes_of_animation');
  const possible = sizes.filter((size) => isLargeEnough(master, inPixels(size)));
  if (possible.length === 0) throw refuse('sizes_too_large');
  await requireRoom(services.db, services.config, scope.orgId, { images: possible.length, bytes: 1 });
  const { signal, leave } = services.intake.enter(by.orgId, new AbortController().signal);
  const made: Image[] = [];
  try {
    for (const size of possible) {
      await requireRoom(services.db, services.config, scope.orgId, { images: 1, bytes: 1 });
      made.push(await makeSize(services, by, master, size, order.focus, signal));
    }
  } catch (error) {
    for (const { id } of made) await purgeAsset(services, { kind: 'image', orgId: by.orgId, id });
    throw error;
  } finally {
    leave();
  }
  return {
    data: made.map(describeImage),
    too_large: sizes.filter((size) => !possible.includes(size)),
  };
}

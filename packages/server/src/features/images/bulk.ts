import type { ImagesChange, ImagesChanged } from '@leaf/api-client/contract';
import type { Ctx } from '../../core/contract.ts';
import { refuse } from '../../core/problem.ts';
import { securityEvent } from '../../core/securityEvents.ts';
import type { Assets } from '../assets/asset.ts';
import { deleteAssets, restoreAssets } from '../assets/deletion.ts';
import { dropExcessAssets } from '../usage/deleted.ts';

/**
 * Deletes images or restores them, all or none. The answer tells nothing about them: programs that only write may call.
 * @throws {Problem} as for one image
 */
export async function bulkImages(
  ctx: Ctx<'bulkImages'>,
  { op, images }: ImagesChange,
): Promise<ImagesChanged> {
  const { caller, request } = ctx;
  const deletes = op === 'delete';
  const named: Assets = { kind: 'image', orgId: caller.org.id, ids: [...new Set(images)] };
  const { length } = named.ids;
  const keeps = await ctx.hasRoom();
  if (!deletes && !keeps) throw refuse('no_room');
  const answer = await ctx.inOne(async (trx) => {
    const services = { ...ctx, db: trx };
    await (deletes ? deleteAssets(services, named, keeps) : restoreAssets(services, named));
    await securityEvent(services, {
      action: deletes ? 'deletion' : 'restoration',
      actorId: caller.id ?? undefined,
      key: caller.machine?.keyId,
      orgId: caller.org.id,
      operation: 'bulkImages',
      // Their ids would fill the record, which is kept for long.
      target: `${length} images`,
      ip: request.ip,
    });
    return { deleted: deletes ? length : 0, restored: deletes ? 0 : length };
  });
  if (deletes && keeps) await dropExcessAssets(ctx, named);
  return answer;
}

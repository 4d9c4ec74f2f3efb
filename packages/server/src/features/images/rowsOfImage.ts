import type { ImageRow } from '@leaf/api-client/contract';
import { byId, type Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';
import type { ImageScope } from './imageRepo.ts';
import { requireImage } from './images.ts';

/** The delivery rows of living campaigns that have their payload from an image. */
export async function listImageRows(db: Db, scope: ImageScope, page: Page): Promise<{ data: ImageRow[] }> {
  await requireImage(db, scope);
  const found = await db
    .selectFrom('delivery_row as r')
    .innerJoin('campaign as c', 'c.id', 'r.campaign_id')
    .select(['r.id', 'r.name', 'c.id as campaign_id', 'c.name as campaign_name'])
    .select(['r.image_format', 'r.image_quality'])
    .where('r.image_id', '=', scope.imageId)
    .where('c.org_id', '=', scope.orgId)
    .where('c.deleted_at', 'is', null)
    .$if(page.after !== undefined, (query) => query.where('r.id', '<', page.after?.[0] ?? 0))
    .orderBy('r.id', 'desc')
    .limit(page.read)
    .execute();
  return { data: page.take(found, byId) };
}

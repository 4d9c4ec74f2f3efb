import { refuse } from '../../core/problem.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Image, NewImage } from '../../db/schema.ts';
import { holdMembership } from '../organizations/repo.ts';
import { insertImage } from './imageRepo.ts';

/**
 * Records an upload if its sender is still a member (a program is nobody's) and the organization still exists: receiving it may have taken
 * minutes.
 * @param settle stores the answer to the call with the row: a repeat finds both, or neither
 * @throws {Problem} if the sender was removed, or the organization deleted, meanwhile
 */
export const recordImage = (
  db: Db,
  row: NewImage & { created_by: number | null },
  settle?: (trx: Db, image: Image) => Promise<void>,
): Promise<Image> =>
  transact(db, async (trx) => {
    if (!(await holdMembership(trx, { orgId: row.org_id, userId: row.created_by })))
      throw refuse('no_organization');
    const image = await insertImage(trx, row);
    await settle?.(trx, image);
    return image;
  });

import { refuse } from '../../core/problem.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Image, NewImage } from '../../db/schema.ts';
import { holdMembership } from '../organizations/repo.ts';
import { insertImage } from './imageRepo.ts';

/**
 * Records an upload if its sender is still a member (a program is nobody's) and the organization still exists: receiving it may have taken
 * minutes.
 * @throws {Problem} if the sender was removed, or the organization deleted, meanwhile
 */
export const recordImage = (db: Db, row: NewImage & { created_by: number | null }): Promise<Image> =>
  transact(db, async (trx) => {
    if (!(await holdMembership(trx, { orgId: row.org_id, userId: row.created_by })))
      throw refuse('no_organization');
    return insertImage(trx, row);
  });

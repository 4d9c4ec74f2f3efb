import { refuse } from '../../core/problem.ts';
import { type Db, transact } from '../../db/open.ts';
import { holdMembership } from '../organizations/repo.ts';
import type { Creator } from './asset.ts';

/**
 * Writes the rows of a file if its sender is still a member and the organization still exists: receiving it may have
 * taken minutes.
 * @throws {Problem} if the sender was removed, or the organization deleted, meanwhile
 */
export const recordFor = <T>(db: Db, sender: Creator, write: (trx: Db) => Promise<T>): Promise<T> =>
  transact(db, async (trx) => {
    if (!(await holdMembership(trx, sender))) throw refuse('no_organization');
    return write(trx);
  });

import type { Services } from '../../core/services.ts';
import { type Budget, type BudgetRefusal, budgets, spend } from '../../core/throttle.ts';
import type { Db } from '../../db/open.ts';

const takeBy =
  (budget: Budget, refusal: BudgetRefusal) =>
  ({ clock, config }: Services, trx: Db, userId: number): Promise<void> =>
    spend(trx, [{ budget, subject: String(userId), refusal }], {
      now: clock(),
      scale: config.rateLimitScale,
    });

/** Counts a request to join or a new organization. @throws {Problem} 429 */
export const takeMove = takeBy(budgets.moves, 'too_many_moves');

/** Counts a rename of the organization, or a key that is created or replaced. @throws {Problem} 429 */
export const takeChange = takeBy(budgets.adminChanges, 'too_many_calls');

import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import { type Budget, budgets, take } from '../../core/throttle.ts';
import type { Db } from '../../db/open.ts';
import type { HeldNoticeTable } from '../../db/schema.ts';
import type { Letters } from '../../platform/mail/templates.ts';
import type { Letter } from '../../platform/mail/types.ts';
import { seal } from '../../platform/seal.ts';
import { letterFor } from '../account/letters.ts';

/** Seals the letters of held notices. */
export const HELD = 'held-notice';

/** A mail caused by another user. */
export type Notice = {
  /** The user who caused it; undefined for the operator, who is not limited. */
  by: number | undefined;
  to: readonly string[];
  kind: HeldNoticeTable['kind'];
  /** @param to one of the recipients */
  letter: (write: Letters, to: string) => Letter;
};

type Parts = Pick<Services, 'clock' | 'config' | 'mail'>;

async function hold(
  { clock, config }: Parts,
  trx: Db,
  { to, kind, letter }: { to: string; kind: Notice['kind']; letter: Letter },
): Promise<void> {
  const sealed = seal(config.appSecret, HELD, JSON.stringify(letter));
  await trx
    .insertInto('held_notice')
    .values({ recipient: to, kind, sealed, since: clock() })
    .onConflict((known) =>
      known
        .columns(['recipient', 'kind'])
        .doUpdateSet({ sealed, held: sql<number>`least(held_notice.held + 1, 1000000)` }),
    )
    .execute();
}

/**
 * Mails all recipients, each in their language, in the caller's transaction, within what one person may cause and one
 * person should receive. Anything beyond that is held back and reported later in one mail. Call it last: it locks what
 * it counts.
 */
export async function notify(parts: Parts, trx: Db, notice: Notice): Promise<void> {
  const { by, to, kind } = notice;
  const terms = { now: parts.clock(), scale: parts.config.rateLimitScale };
  const free = async (budget: Budget, subject: string) => (await take(trx, budget, subject, terms)) === 0;
  // The sender is counted first and the recipients in a fixed order, so that two transactions never deadlock.
  for (const recipient of [...new Set(to)].sort()) {
    const mayCause =
      by === undefined ||
      ((await free(budgets.noticesBy, String(by))) &&
        (await free(budgets.noticesPair, `${by} ${recipient}`)));
    const mayGet =
      mayCause &&
      (await free(budgets.noticesTo, recipient)) &&
      (await free(budgets.noticesToDaily, recipient));
    const letter = await letterFor(parts, trx, { to: recipient }, (write) => notice.letter(write, recipient));
    if (mayGet) await parts.mail.send(trx, { to: recipient, ...letter });
    else await hold(parts, trx, { to: recipient, kind, letter });
  }
}

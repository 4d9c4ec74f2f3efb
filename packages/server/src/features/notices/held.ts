import type { Selectable } from 'kysely';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { HeldNoticeTable } from '../../db/schema.ts';
import type { Letter } from '../../platform/mail/types.ts';
import { unseal } from '../../platform/seal.ts';
import { letterFor } from '../account/letters.ts';
import { platformAdminAddresses } from '../admin/repo.ts';
import { HELD } from './notify.ts';

/** How long notices are collected; nobody gets mails of this kind more often. */
const GATHER_MS = 3_600_000;
const BATCH = 100;

type Parts = Pick<Services, 'clock' | 'config' | 'db' | 'mail'>;
type Held = Selectable<HeldNoticeTable>;

/** Requests to join that now wait for this admin; those withdrawn meanwhile concern nobody. */
async function waitingToJoin(trx: Db, recipient: string): Promise<number> {
  const { waiting } = await trx
    .selectFrom('app_user as admin')
    .innerJoin('app_user as u', 'u.org_id', 'admin.org_id')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('admin.email', '=', recipient)
    .where('admin.org_role', '=', 'admin')
    .where('admin.membership', '=', 'member')
    .where('u.membership', '=', 'pending')
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Organizations that wait for this operator now. */
async function waitingForApproval({ config }: Parts, trx: Db, recipient: string): Promise<number> {
  const operators = await platformAdminAddresses(trx, config.platformAdminEmail);
  if (!operators.includes(recipient)) return 0;
  const { waiting } = await trx
    .selectFrom('organization')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** A single notice in its original form; undefined if it was sealed with another key. */
function letterOf(secret: string, { sealed }: Held): Letter | undefined {
  try {
    return JSON.parse(unseal(secret, HELD, sealed));
  } catch {
    return undefined;
  }
}

/** The current summary of the held notices; undefined if there is nothing left to say. */
async function compose(parts: Parts, trx: Db, held: readonly Held[]): Promise<Letter | undefined> {
  const { config } = parts;
  const [first] = held;
  if (!first) return undefined;
  const news = held.find(({ kind }) => kind === 'news');
  const has = (kind: Held['kind']) => held.some((one) => one.kind === kind);
  const joining = has('join') ? await waitingToJoin(trx, first.recipient) : 0;
  const organizations = has('organization') ? await waitingForApproval(parts, trx, first.recipient) : 0;
  if (news?.held === 1 && joining + organizations === 0) {
    const letter = letterOf(config.appSecret, news);
    if (letter) return letter;
  }
  if (joining + organizations + (news?.held ?? 0) === 0) return undefined;
  const waiting = { joining, organizations, news: news?.held ?? 0 };
  return letterFor(parts, trx, { to: first.recipient }, (write) => write.heldBack(waiting));
}

/** Sends one mail with the count to everybody whose notices have been collected for an hour. */
export async function sendHeldNotices(parts: Parts): Promise<void> {
  const { clock, db, mail } = parts;
  for (;;) {
    const due = await db
      .selectFrom('held_notice')
      .select('recipient')
      .distinct()
      .where('since', '<=', new Date(clock().getTime() - GATHER_MS))
      .limit(BATCH)
      .execute();
    for (const { recipient } of due)
      await transact(db, async (trx) => {
        const held = await trx
          .deleteFrom('held_notice')
          .where('recipient', '=', recipient)
          .returningAll()
          .execute();
        const letter = await compose(parts, trx, held);
        if (letter) await mail.send(trx, { to: recipient, ...letter });
      });
    if (due.length < BATCH) return;
  }
}

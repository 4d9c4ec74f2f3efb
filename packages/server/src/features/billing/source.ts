import { audit } from '../../core/audit.ts';
import { planIsActive } from '../../core/plan.ts';
import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import { transact } from '../../db/open.ts';
import { sendLetter } from '../account/letters.ts';
import { adminAddresses, lockOrganization } from '../organizations/repo.ts';

type Parts = Pick<Services, 'billing' | 'clock' | 'config' | 'db' | 'mail'>;

/** Removes the sandbox's data about an organization, including its trial: the first real one is still to come. */
async function endPlan(trx: Db, orgId: number, { clock, config, mail }: Parts): Promise<void> {
  const organization = await lockOrganization(trx, orgId);
  if (!organization) return;
  const plan = await trx
    .deleteFrom('subscription')
    .where('org_id', '=', orgId)
    .where('source', '=', 'sandbox')
    .returningAll()
    .executeTakeFirst();
  if (!plan || !planIsActive(plan, 'sandbox', clock())) return;
  await audit(trx, { action: 'subscription.end', orgId, detail: { source: 'sandbox', from: plan.status } });
  for (const to of await adminAddresses(trx, orgId))
    await sendLetter({ config, mail }, trx, { to }, (write) => write.practicePlanEnded(organization.name));
}

/** At the first start with real payments: ends the plans from the sandbox, and tells their admins. */
export async function endPracticePlans(parts: Parts): Promise<void> {
  const { billing, db } = parts;
  if (billing.source === 'sandbox') return;
  const plans = await db
    .selectFrom('subscription')
    .select('org_id')
    .where('source', '=', 'sandbox')
    .orderBy('org_id')
    .execute();
  for (const { org_id } of plans) await transact(db, (trx) => endPlan(trx, org_id, parts));
}

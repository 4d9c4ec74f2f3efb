import { keptSince } from './core/deletion.ts';
import { refusalActions } from './core/securityEvents.ts';
import type { Services } from './core/services.ts';
import { purgeAssets } from './features/assets/deletion.ts';
import { purgeCampaigns } from './features/campaigns/purge.ts';
import { purgeLightCreatives } from './features/creatives/purge.ts';
import { purgePoints } from './features/images/pointPurge.ts';
import { resumePurges } from './features/organizations/purge.ts';
import { DAY } from './time.ts';

/** For how long records are kept, in days. */
const KEPT_DAYS = { events: 400, audit: 400, refusals: 90, idempotency: 1, throttle: 1 };

/** Does one thing after the other, even if some fail. @throws the failure, or all of them */
async function each(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts)
    try {
      await part();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} parts failed.`);
  if (failures.length > 0) throw failures[0];
}

/**
 * Removes expired data: old sessions, tokens, codes and counts, idempotency keys, records of events, sign-ups that were
 * never activated, deleted objects that can no longer be restored, what is left of deleted organizations, and if so
 * configured the files that jobs made long ago.
 */
export async function cleanUp(services: Pick<Services, 'db' | 'clock' | 'config' | 'queue'>): Promise<void> {
  const { db, clock, config } = services;
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const { picturesKeptDays } = config;
  await each([
    () => db.deleteFrom('session').where('expires_at', '<', now).execute(),
    () => db.deleteFrom('embed_token').where('expires_at', '<', now).execute(),
    () => db.deleteFrom('auth_code').where('expires_at', '<', before(1)).execute(),
    () => db.deleteFrom('throttle').where('window_start', '<', before(KEPT_DAYS.throttle)).execute(),
    () => db.deleteFrom('idempotency_key').where('created_at', '<', before(KEPT_DAYS.idempotency)).execute(),
    () => db.deleteFrom('billing_event').where('received_at', '<', before(KEPT_DAYS.events)).execute(),
    () => db.deleteFrom('audit_log').where('at', '<', before(KEPT_DAYS.audit)).execute(),
    () =>
      db
        .deleteFrom('audit_log')
        .where('action', 'in', refusalActions)
        .where('at', '<', before(KEPT_DAYS.refusals))
        .execute(),
    () => db.deleteFrom('sign_up').where('expires_at', '<', now).execute(),
    () => purgeCampaigns(db, now),
    () => purgeAssets(services, keptSince(now)),
    () => resumePurges(services),
    ...(picturesKeptDays === 0
      ? []
      : [
          () => purgePoints(services, before(picturesKeptDays)),
          () => purgeLightCreatives(services, before(picturesKeptDays)),
        ]),
  ]);
}

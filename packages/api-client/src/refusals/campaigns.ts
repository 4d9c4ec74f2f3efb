import { count, refusal } from './refusal.ts';

/** Campaigns and their rows. */
export const campaignRefusals = {
  campaign_not_found: refusal(404, 'This campaign does not exist.'),
  row_not_found: refusal(404, 'This row does not exist.'),
  version_needed: refusal(428, 'Name the version that you change in the header If-Match.'),
  stale: refusal(412, 'Somebody has changed this meanwhile. Look at it again.'),
  named_twice: refusal(422, 'An earlier change of the same call names this row already.'),
  changes_refused: refusal(
    422,
    ({ refused, operations }: { refused: number; operations: number }) =>
      `Nothing was changed: ${count(refused)} of ${count(operations)} changes ${refused === 1 ? 'was' : 'were'} refused.`,
  ),
  too_many_changes: refusal(429, 'Your organization changes too many rows at once.'),
  external_id_taken: refusal(
    409,
    ({ external_id }: { external_id: string }) =>
      `This campaign has another row of this stage with the external id “${external_id}”.`,
  ),
  campaign_limit_reached: refusal(
    409,
    ({ limit }: { limit: number }) =>
      `Your organization may have at most ${count(limit)} campaigns. Delete some to make room.`,
  ),
  rows_exceed_limit: refusal(
    409,
    ({ limit, used, more }: { limit: number; used: number; more: number }) =>
      `Your organization has ${count(used)} rows and may have ${count(limit)}: ${count(more)} more do not fit.`,
  ),
  row_limit_reached: refusal(
    409,
    ({ limit }: { limit: number }) =>
      `Your organization may have at most ${count(limit)} rows. Delete some to make room.`,
  ),
};

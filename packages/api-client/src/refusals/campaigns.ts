import { count, refusal } from './refusal.ts';

/** Campaigns and their rows. */
export const campaignRefusals = {
  campaign_not_found: refusal(404, 'This campaign does not exist.'),
  row_not_found: refusal(404, 'This row does not exist.'),
  campaign_limit_reached: refusal(
    409,
    ({ limit }: { limit: number }) =>
      `Your organization has ${count(limit)} campaigns, which is the limit. Delete one to make room.`,
  ),
  row_limit_reached: refusal(
    409,
    ({ limit }: { limit: number }) =>
      `Your organization has ${count(limit)} rows, which is the limit. Delete some to make room.`,
  ),
};

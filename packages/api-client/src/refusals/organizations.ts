import { refusal } from './refusal.ts';

/** Organizations, their members and their plan. */
export const organizationRefusals = {
  organization_not_found: refusal(404, 'This organization does not exist.'),
  member_not_found: refusal(404, 'This member does not exist.'),
  key_not_found: refusal(404, 'This API key does not exist.'),
  key_expired: refusal(409, 'This API key has expired. Create a new one instead.'),
  too_many_keys: refusal(
    409,
    ({ limit }: { limit: number }) => `An organization has at most ${limit} API keys. Revoke one first.`,
  ),
  name_taken: refusal(409, 'An organization of this name exists already.'),
  already_in_organization: refusal(409, 'You already belong to an organization.'),
  too_many_moves: refusal(429, 'You have changed your organization too often.'),
  already_member: refusal(409, 'This user is a member already. Remove the member instead.'),
  cannot_remove_self: refusal(400, 'You cannot remove yourself.'),
  seats_taken: refusal(409, ({ seats }: { seats: number }) => `The Basic plan allows up to ${seats} users.`),
  organization_full: refusal(
    409,
    ({ seats }: { seats: number }) => `An organization has up to ${seats} users.`,
  ),
  organization_approved_already: refusal(409, 'This organization was approved already.'),
  organization_denied_already: refusal(409, 'This organization was denied already.'),
  organization_renamed: refusal(
    409,
    ({ name }: { name: string }) => `This organization is called ${name} now. Look at it again, then decide.`,
  ),
  already_subscribed: refusal(409, 'Your organization already has the Basic plan.'),
  paid_by_stripe: refusal(409, 'Your organization pays by Stripe, which is switched off here.'),
  checkout_replaced: refusal(409, 'The checkout was opened by somebody else meanwhile. Please try again.'),
  no_subscription: refusal(409, 'Your organization has no subscription to manage yet.'),
  payment_unavailable: refusal(503, 'The payment service does not answer right now. Please try again.'),
  billing_link_expired: refusal(404, 'This link is not valid any more. Go back to Leaf and try again.'),
  signature_missing: refusal(400, 'The signature is missing.'),
  signature_wrong: refusal(400, 'The signature does not match.'),
};

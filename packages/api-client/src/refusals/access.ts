import { refusal } from './refusal.ts';

/** Permissions, signing in, codes and accounts. */
export const accessRefusals = {
  not_signed_in: refusal(401, 'Please sign in.'),
  key_refused: refusal(401, 'The API key is missing or unknown, has expired or was revoked.'),
  wrong_credentials: refusal(401, 'The e-mail or the password is wrong.'),
  email_not_verified: refusal(403, 'Verify your e-mail address first.'),
  not_permitted: refusal(403, 'You do not have permission to do this.'),
  org_admin_only: refusal(403, 'You must be an admin to manage the organization.'),
  no_organization: refusal(403, 'You don’t belong to an organization yet.'),
  org_must_approve: refusal(
    403,
    ({ name }: { name: string }) => `An admin of ${name} has to approve you first.`,
  ),
  org_pending: refusal(403, 'Your organization waits for approval.'),
  plan_required: refusal(402, 'Your organization needs the Basic plan to use the tools.'),
  person_only: refusal(403, 'An API key cannot do this. A person has to sign in.'),
  key_only: refusal(403, 'Only an API key can do this.'),
  scope_missing: refusal(403, ({ scope }: { scope: string }) => `This key lacks the scope “${scope}”.`),
  campaigns_only: refusal(403, 'This token is for single campaigns and cannot do this.'),
  own_account_only: refusal(403, 'You can only change your own account.'),
  wrong_code: refusal(400, 'The code is wrong or has expired.'),
  too_many_at_once: refusal(503, 'Too many people are signing in right now.'),
  too_many_logins: refusal(429, 'Too many attempts to sign in.'),
  too_many_codes: refusal(429, 'We have sent several codes to this address already.'),
  too_many_code_requests: refusal(429, 'Too many codes were asked for from here.'),
  too_many_wrong_codes: refusal(429, 'Too many wrong codes came from here.'),
  too_many_accounts: refusal(429, 'Too many accounts were created from here.'),
};

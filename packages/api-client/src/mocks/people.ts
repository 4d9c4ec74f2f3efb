import type { Member, User } from '../contract.ts';
import {
  type MockAccount,
  type MockApiKey,
  type MockEmbedToken,
  type MockOrganization,
  type MockState,
  mockToken,
} from './state.ts';

/** What a request signs in with. */
export const tokenOf = (request: Request) => request.headers.get('Authorization')?.replace(/^Bearer /, '');

/** Whether a key or token has not expired. */
export const lives = ({ expires_at }: { expires_at: string | null }) =>
  expires_at === null || Date.parse(expires_at) > Date.now();

/** The API key that a request carries. */
export const keyOf = (state: MockState, request: Request): MockApiKey | undefined =>
  state.apiKeys.find((key) => key.secret === tokenOf(request) && lives(key));

/** The embed token that a request carries. */
export const embedTokenOf = (state: MockState, request: Request): MockEmbedToken | undefined =>
  state.embedTokens.find((embed) => embed.token === tokenOf(request) && lives(embed));

/** The account whose session token a request carries. */
export const signedIn = (state: MockState, request: Request): MockAccount | undefined => {
  const token = tokenOf(request);
  return state.accounts.find(({ id }) => mockToken(id) === token);
};

/** Like `signedIn`, but behind the guard that rejects everyone else. */
export const whoCalls = (state: MockState, request: Request): MockAccount => {
  const account = signedIn(state, request);
  if (!account) throw new Error('The guard let a call without a session through.');
  return account;
};

export const organizationOf = (state: MockState, account: MockAccount): MockOrganization | undefined =>
  state.organizations.find(({ id }) => id === account.organization_id);

/** Whether the organization may use the tools: members of the industry body need no plan. */
export const hasPlan = ({ approved, subscribed, claims_member }: MockOrganization): boolean =>
  approved && (subscribed || claims_member);

/** The response of `GET /user`. */
export const userOf = (state: MockState, account: MockAccount): User => {
  const organization = organizationOf(state, account);
  return {
    id: account.id,
    email: account.email,
    username: account.username,
    verified_email: account.verified_email,
    leaf_admin: account.leaf_admin,
    needs_validation: account.needs_validation,
    organization_id: organization?.id ?? null,
    organization_name: organization?.name ?? null,
    org_needs_approval: organization !== undefined && !organization.approved,
    leaf_basic: organization ? hasPlan(organization) : false,
    is_admin: account.is_admin,
    is_member: organization ? organization.approved && organization.claims_member : false,
  };
};

/** Members of an organization: pending ones first, then by name. */
export const membersOf = (state: MockState, organizationId: number): Member[] =>
  state.accounts
    .filter(({ organization_id }) => organization_id === organizationId)
    .map(({ id, username, email, is_admin, needs_validation }) => ({
      id,
      username,
      email,
      is_admin,
      needs_validation,
    }))
    .sort(
      (a, b) =>
        Number(b.needs_validation) - Number(a.needs_validation) || a.username.localeCompare(b.username),
    );

/** Removes an account from its organization. */
export const detach = (account: MockAccount): void => {
  account.organization_id = null;
  account.needs_validation = false;
  account.is_admin = false;
};

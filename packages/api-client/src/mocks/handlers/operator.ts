import { detach, organizationOf, whoCalls } from '../people.ts';
import type { MockState } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

/** Billing, and the decisions of the platform operator. */
export const operatorHandlers = (api: TypedHttp, state: MockState) => ({
  getBillingPortal: api.get('/stripe/portal', ({ answer }) =>
    answer.json(200, { portal_url: 'https://billing.example/portal/5f2' }),
  ),

  // A mock takes no payment: requesting the checkout activates the subscription.
  createCheckout: api.get('/checkout', ({ request, answer }) => {
    const organization = organizationOf(state, whoCalls(state, request));
    if (organization?.subscribed) {
      return answer.problem('already_subscribed');
    }
    if (organization) organization.subscribed = true;
    return answer.json(200, { checkout_url: new URL('/post-login', request.url).href });
  }),

  listPendingOrganizations: api.get('/organizations/pending', ({ answer }) =>
    answer.json(200, {
      pending_organizations: state.organizations
        .filter(({ approved }) => !approved)
        .map(({ id, name, claims_member, created_by }) => ({ id, name, claims_member, created_by })),
    }),
  ),

  validateOrganization: api.post('/validate/organization', ({ query, answer }) => {
    const organization = state.organizations.find(({ id }) => id === Number(query('org_id')));
    if (!organization) return answer.problem('organization_not_found');
    const seen = query('name');
    if (seen && seen !== organization.name) {
      return answer.problem('organization_renamed', { name: organization.name });
    }
    if (query('approve') === 'true') {
      organization.approved = true;
      return answer.json(200, { message: 'Organization approved.' });
    }
    for (const account of state.accounts) {
      if (account.organization_id === organization.id) detach(account);
    }
    state.organizations = state.organizations.filter(({ id }) => id !== organization.id);
    return answer.json(200, { message: 'Organization denied.' });
  }),
});

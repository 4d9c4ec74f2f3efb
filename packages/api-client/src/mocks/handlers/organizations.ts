import { usage } from '../fixtures/account.ts';
import { createOnce } from '../once.ts';
import { detach, membersOf, organizationOf, whoCalls } from '../people.ts';
import type { MockOrganization, MockState } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

const summary = ({ id, name }: MockOrganization) => ({ id, name });

/** Organizations and their members. */
export const organizationHandlers = (api: TypedHttp, state: MockState) => {
  const once = createOnce<MockOrganization>();
  const own = (request: Request, id: number) => {
    const organization = organizationOf(state, whoCalls(state, request));
    return organization?.id === id ? organization : undefined;
  };

  return {
    listOrganizations: api.get('/organizations', ({ answer }) => {
      const approved = state.organizations.filter((organization) => organization.approved).map(summary);
      return answer.json(200, { organizations: approved.sort((a, b) => a.name.localeCompare(b.name)) });
    }),

    createOrganization: api.post('/organization', async ({ request, body, answer }) => {
      const account = whoCalls(state, request);
      const { name, claims_member } = await body();
      const organization = once(request, () => {
        const created: MockOrganization = {
          id: state.nextId++,
          name,
          claims_member,
          created_by: account.email,
          approved: false,
          subscribed: false,
        };
        state.organizations.push(created);
        Object.assign(account, { organization_id: created.id, needs_validation: false, is_admin: true });
        return created;
      });
      return answer.json(201, {
        message: 'Organization created. It waits for approval by the platform operator.',
        data: summary(organization),
      });
    }),

    getUsage: api.get('/usage', ({ answer }) => {
      const rows = Object.values(state.rows).flatMap((stages) => Object.values(stages).flat());
      const files = [...state.images, ...state.creatives];
      const bytes = files.reduce((sum, { size }) => sum + Math.round(size * 1000), 0);
      const used = {
        campaigns: state.campaigns.length,
        rows: rows.length,
        images: state.images.length,
        creatives: state.creatives.length,
        bytes,
      };
      const of = (thing: keyof typeof used) => ({ used: used[thing], limit: usage[thing].limit });
      const data = {
        campaigns: of('campaigns'),
        rows: of('rows'),
        images: of('images'),
        creatives: of('creatives'),
        bytes: of('bytes'),
      };
      return answer.json(200, { data });
    }),

    renameOrganization: api.put('/organization/{id}', async ({ request, pathNumber, body, answer }) => {
      const organization = own(request, pathNumber('id'));
      if (!organization) return answer.problem('organization_not_found');
      organization.name = (await body()).name;
      return answer.json(200, { message: 'Organization renamed.', data: summary(organization) });
    }),

    deleteOrganization: api.delete('/organization/{id}', ({ request, pathNumber, answer }) => {
      const organization = own(request, pathNumber('id'));
      if (!organization) return answer.problem('organization_not_found');
      for (const account of state.accounts) {
        if (account.organization_id === organization.id) detach(account);
      }
      state.organizations = state.organizations.filter(({ id }) => id !== organization.id);
      return answer.empty(204);
    }),

    listMembers: api.get('/organization/{id}/users', ({ pathNumber, answer }) =>
      answer.json(200, { users: membersOf(state, pathNumber('id')) }),
    ),

    removeMember: api.post('/organization/{id}/users', ({ request, query, answer }) => {
      const caller = whoCalls(state, request);
      const member = state.accounts.find(({ id }) => id === Number(query('user_id')));
      if (!member || member.organization_id !== caller.organization_id)
        return answer.problem('member_not_found');
      if (member === caller) return answer.problem('cannot_remove_self');
      detach(member);
      return answer.json(200, { message: 'Member removed.' });
    }),

    validateMember: api.post('/validate/user', ({ request, query, answer }) => {
      const caller = whoCalls(state, request);
      const member = state.accounts.find(({ id }) => id === Number(query('user_id')));
      if (!member || member.organization_id !== caller.organization_id)
        return answer.problem('member_not_found');
      const approve = query('approve') === 'true';
      if (approve) member.needs_validation = false;
      else if (member.needs_validation) detach(member);
      else return answer.problem('already_member');
      return answer.json(200, { message: approve ? 'Member approved.' : 'Member rejected.' });
    }),
  };
};

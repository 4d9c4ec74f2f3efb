import type { CallOptions, CreateOptions } from '../client/options.ts';
import type {
  Member,
  NewOrganization,
  Organization,
  OrganizationCreated,
  OrganizationRenamed,
  Usage,
} from '../contract.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import { type Context, messageOf } from './context.ts';
import { readToEnd } from './readToEnd.ts';

/** Options of a list that can be refreshed. */
export interface ListOptions extends CallOptions {
  /** The list is already shown; determines the default error text. */
  refresh?: boolean | undefined;
}

export const organizationOperations = ({ http, init, create }: Context) => ({
  /** The organizations that accept requests to join. */
  listOrganizations: (options?: CallOptions): Promise<Organization[]> =>
    readToEnd(
      (cursor) => http.GET('/organizations', { params: { query: { cursor } }, ...init(options) }),
      'listOrganizations',
      ({ organizations }) => organizations,
    ),

  /** Creates an organization with the caller as its admin. */
  createOrganization: (body: NewOrganization, options?: CreateOptions): Promise<OrganizationCreated> =>
    create(['createOrganization', body], options, (header) =>
      unwrapPart(
        http.POST('/organization', { params: { header }, body, ...init(options) }),
        'createOrganization',
        (created) => created,
      ),
    ),

  /** The organization's usage and limit of each limited resource. */
  getUsage: (options?: CallOptions): Promise<Usage> =>
    unwrapPart(http.GET('/usage', init(options)), 'getUsage', ({ data }) => data),

  renameOrganization: (id: number, name: string, options?: CallOptions): Promise<OrganizationRenamed> =>
    unwrapPart(
      http.PUT('/organization/{id}', { params: { path: { id } }, body: { name }, ...init(options) }),
      'renameOrganization',
      (renamed) => renamed,
    ),

  deleteOrganization: async (id: number, options?: CallOptions): Promise<void> => {
    await unwrap(
      http.DELETE('/organization/{id}', { params: { path: { id } }, ...init(options) }),
      'deleteOrganization',
    );
  },

  /** Members, including those awaiting approval. */
  listMembers: (organizationId: number, options?: ListOptions): Promise<Member[]> =>
    unwrapPart(
      http.GET('/organization/{id}/users', { params: { path: { id: organizationId } }, ...init(options) }),
      'listMembers',
      ({ users }) => users,
      { purpose: options?.refresh ? 'refresh' : undefined },
    ),

  removeMember: (organizationId: number, user_id: number, options?: CallOptions): Promise<string> =>
    unwrap(
      http.POST('/organization/{id}/users', {
        params: { path: { id: organizationId }, query: { user_id } },
        ...init(options),
      }),
      'removeMember',
    ).then(messageOf),

  /** Approves or rejects a request to join. */
  validateMember: (user_id: number, approve: boolean, options?: CallOptions): Promise<string> =>
    unwrap(
      http.POST('/validate/user', { params: { query: { user_id, approve } }, ...init(options) }),
      'validateMember',
      approve ? undefined : 'rejectMember',
    ).then(messageOf),
});

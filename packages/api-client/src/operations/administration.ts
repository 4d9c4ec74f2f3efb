import type { CallOptions } from '../client/options.ts';
import type { PendingOrganization } from '../contract.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import { type Context, messageOf } from './context.ts';
import type { ListOptions } from './organizations.ts';

export const administrationOperations = ({ http, init }: Context) => ({
  /** Organizations awaiting the platform operator's decision. */
  listPendingOrganizations: (options?: ListOptions): Promise<PendingOrganization[]> =>
    unwrapPart(
      http.GET('/organizations/pending', init(options)),
      'listPendingOrganizations',
      ({ pending_organizations }) => pending_organizations,
      { purpose: options?.refresh ? 'refresh' : undefined },
    ),

  /**
   * Approves or denies an organization; `name` is the name the operator saw, and the call is refused if it has changed
   * since.
   */
  validateOrganization: (
    org_id: number,
    approve: boolean,
    { name, ...options }: CallOptions & { name?: string } = {},
  ): Promise<string> =>
    unwrap(
      http.POST('/validate/organization', {
        params: { query: { org_id, approve, ...(name === undefined ? {} : { name }) } },
        ...init(options),
      }),
      'validateOrganization',
      approve ? undefined : 'denyOrganization',
    ).then(messageOf),
});

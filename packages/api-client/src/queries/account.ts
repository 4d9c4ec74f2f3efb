import { queryOptions } from '@tanstack/react-query';
import type { LeafClient } from '../client/createLeafClient.ts';
import type { Member, Organization, PendingOrganization, Usage, User } from '../contract.ts';
import { type QueryKeys, queryKeys } from './keys.ts';
import type { ReadQuery } from './ReadQuery.ts';

/** The signed-in user, by whom the portal routes. Always asked anew: rights change behind the user's back. */
export const userQuery = (client: LeafClient): ReadQuery<User, QueryKeys['user']> =>
  queryOptions({
    queryKey: queryKeys.user,
    queryFn: ({ signal }) => client.getUser({ signal }),
    staleTime: 0,
  });

/** The organizations one can join. */
export const organizationsQuery = (
  client: LeafClient,
): ReadQuery<Organization[], QueryKeys['organizations']> =>
  queryOptions({
    queryKey: queryKeys.organizations,
    queryFn: ({ signal }) => client.listOrganizations({ signal }),
  });

/** What the organization holds of each thing that is limited, and the limit. */
export const usageQuery = (client: LeafClient): ReadQuery<Usage, QueryKeys['usage']> =>
  queryOptions({
    queryKey: queryKeys.usage,
    queryFn: ({ signal }) => client.getUsage({ signal }),
  });

/** Members of an organization, those who wait included. */
export const membersQuery = (
  client: LeafClient,
  organizationId: number,
): ReadQuery<Member[], QueryKeys['members']> =>
  queryOptions({
    queryKey: queryKeys.members(organizationId),
    queryFn: ({ signal, client: cache, queryKey }) =>
      client.listMembers(organizationId, { signal, refresh: cache.getQueryData(queryKey) !== undefined }),
  });

/** Organizations that wait for the platform operator. */
export const pendingOrganizationsQuery = (
  client: LeafClient,
): ReadQuery<PendingOrganization[], QueryKeys['pendingOrganizations']> =>
  queryOptions({
    queryKey: queryKeys.pendingOrganizations,
    queryFn: ({ signal, client: cache, queryKey }) =>
      client.listPendingOrganizations({ signal, refresh: cache.getQueryData(queryKey) !== undefined }),
  });

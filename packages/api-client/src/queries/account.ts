import { queryOptions } from '@tanstack/react-query';
import type { LeafClient } from '../client/createLeafClient.ts';
import type { ApiKey, Member, Organization, PendingOrganization, Usage, User } from '../contract.ts';
import { type QueryKeys, queryKeys } from './keys.ts';
import type { ReadQuery } from './ReadQuery.ts';

/** The signed-in user, on whom routing depends. Always refetched: rights can change without the user's doing. */
export const userQuery = (client: LeafClient): ReadQuery<User, QueryKeys['user']> =>
  queryOptions({
    queryKey: queryKeys(client).user,
    queryFn: ({ signal }) => client.getUser({ signal }),
    staleTime: 0,
  });

/** The organizations that accept requests to join. */
export const organizationsQuery = (
  client: LeafClient,
): ReadQuery<Organization[], QueryKeys['organizations']> =>
  queryOptions({
    queryKey: queryKeys(client).organizations,
    queryFn: ({ signal }) => client.listOrganizations({ signal }),
  });

/** The organization's usage and limit of each limited resource. */
export const usageQuery = (client: LeafClient): ReadQuery<Usage, QueryKeys['usage']> =>
  queryOptions({
    queryKey: queryKeys(client).usage,
    queryFn: ({ signal }) => client.getUsage({ signal }),
  });

/** Members of an organization, including those awaiting approval. */
export const membersQuery = (
  client: LeafClient,
  organizationId: number,
): ReadQuery<Member[], QueryKeys['members']> =>
  queryOptions({
    queryKey: queryKeys(client).members(organizationId),
    queryFn: ({ signal, client: cache, queryKey }) =>
      client.listMembers(organizationId, { signal, refresh: cache.getQueryData(queryKey) !== undefined }),
  });

/** The API keys of an organization, newest first. */
export const apiKeysQuery = (
  client: LeafClient,
  organizationId: number,
): ReadQuery<ApiKey[], QueryKeys['apiKeys']> =>
  queryOptions({
    queryKey: queryKeys(client).apiKeys(organizationId),
    queryFn: ({ signal }) => client.listKeys(organizationId, { signal }),
  });

/** Organizations awaiting the platform operator's decision. */
export const pendingOrganizationsQuery = (
  client: LeafClient,
): ReadQuery<PendingOrganization[], QueryKeys['pendingOrganizations']> =>
  queryOptions({
    queryKey: queryKeys(client).pendingOrganizations,
    queryFn: ({ signal, client: cache, queryKey }) =>
      client.listPendingOrganizations({ signal, refresh: cache.getQueryData(queryKey) !== undefined }),
  });

import { queryOptions } from '@tanstack/react-query';
import type { LeafClient } from '../client/createLeafClient.ts';
import { queryKeys } from './keys.ts';

/** The signed-in user, by whom the portal routes. Always asked anew: rights change behind the user's back. */
export const userQuery = (client: LeafClient) =>
  queryOptions({
    queryKey: queryKeys.user,
    queryFn: ({ signal }) => client.getUser({ signal }),
    staleTime: 0,
  });

/** The organizations one can join. */
export const organizationsQuery = (client: LeafClient) =>
  queryOptions({
    queryKey: queryKeys.organizations,
    queryFn: ({ signal }) => client.listOrganizations({ signal }),
  });

/** Members of an organization, those who wait included. */
export const membersQuery = (client: LeafClient, organizationId: number) =>
  queryOptions({
    queryKey: queryKeys.members(organizationId),
    queryFn: ({ signal, client: cache, queryKey }) =>
      client.listMembers(organizationId, { signal, refresh: cache.getQueryData(queryKey) !== undefined }),
  });

/** Organizations that wait for the platform operator. */
export const pendingOrganizationsQuery = (client: LeafClient) =>
  queryOptions({
    queryKey: queryKeys.pendingOrganizations,
    queryFn: ({ signal, client: cache, queryKey }) =>
      client.listPendingOrganizations({ signal, refresh: cache.getQueryData(queryKey) !== undefined }),
  });

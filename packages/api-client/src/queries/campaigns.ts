import { queryOptions } from '@tanstack/react-query';
import type { LeafClient } from '../client/createLeafClient.ts';
import type { BenchmarkQuery } from '../operations/reference.ts';
import type { Stage } from '../operations/stages.ts';
import { queryKeys } from './keys.ts';

/** Campaigns of the organization, newest first. */
export const campaignsQuery = (client: LeafClient) =>
  queryOptions({
    queryKey: queryKeys.campaigns,
    queryFn: ({ signal }) => client.listCampaigns({ signal }),
  });

/** One campaign, found in the list; null when there is none of this id. */
export const campaignQuery = (client: LeafClient, campaignId: number) =>
  queryOptions({
    ...campaignsQuery(client),
    select: (campaigns) => campaigns.find(({ id }) => id === campaignId) ?? null,
  });

/** The rows of one stage of a campaign, in the order they were added. */
export const rowsQuery = <S extends Stage>(client: LeafClient, campaignId: number, stage: S) =>
  queryOptions({
    queryKey: queryKeys.rows(campaignId, stage),
    queryFn: ({ signal }) => client.listRows(stage, campaignId, { signal }),
  });

/** Countries and regions. They change with the version of the server only. */
export const geosQuery = (client: LeafClient) =>
  queryOptions({
    queryKey: queryKeys.geos,
    queryFn: ({ signal }) => client.getGeos({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Benchmark values, kg CO2e. They change with the version of the server only. */
export const benchmarksQuery = (client: LeafClient, query: BenchmarkQuery) =>
  queryOptions({
    queryKey: queryKeys.benchmarks(query),
    queryFn: ({ signal }) => client.getBenchmarks(query, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

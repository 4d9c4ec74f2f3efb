import { queryOptions } from '@tanstack/react-query';
import type { LeafClient } from '../client/createLeafClient.ts';
import type { Benchmarks, Campaign, DeletedRow, DeletedThing, Geos, ImportMapping } from '../contract.ts';
import type { BenchmarkQuery } from '../operations/reference.ts';
import type { Stage, StageRow } from '../operations/stages.ts';
import { type QueryKeys, queryKeys } from './keys.ts';
import type { ReadQuery } from './ReadQuery.ts';

/** Campaigns of the organization, newest first. */
export const campaignsQuery = (client: LeafClient): ReadQuery<Campaign[], QueryKeys['campaigns']> =>
  queryOptions({
    queryKey: queryKeys(client).campaigns,
    queryFn: ({ signal }) => client.listCampaigns({ signal }),
  });

/** One campaign, found in the list; null if there is none with this id. */
export const campaignQuery = (
  client: LeafClient,
  campaignId: number,
): ReadQuery<Campaign[], QueryKeys['campaigns'], Campaign | null> =>
  queryOptions({
    ...campaignsQuery(client),
    select: (campaigns) => campaigns.find(({ id }) => id === campaignId) ?? null,
  });

/** The rows of one stage of a campaign, in the order they were added. */
export const rowsQuery = <S extends Stage>(
  client: LeafClient,
  campaignId: number,
  stage: S,
): ReadQuery<StageRow[S][], QueryKeys['rows']> =>
  queryOptions({
    queryKey: queryKeys(client).rows(campaignId, stage),
    queryFn: ({ signal }) => client.listRows(stage, campaignId, { signal }),
  });

/** The rows of a campaign that can be restored, latest deletion first. */
export const deletedRowsQuery = (
  client: LeafClient,
  campaignId: number,
): ReadQuery<DeletedRow[], QueryKeys['deletedRows']> =>
  queryOptions({
    queryKey: queryKeys(client).deletedRows(campaignId),
    queryFn: ({ signal }) => client.listDeletedRows(campaignId, { signal }),
  });

/** Campaigns, images and creatives that can be restored, latest deletion first. */
export const deletedQuery = (client: LeafClient): ReadQuery<DeletedThing[], QueryKeys['deleted']> =>
  queryOptions({
    queryKey: queryKeys(client).deleted,
    queryFn: ({ signal }) => client.listDeleted({ signal }),
  });

/** How to read the organization's media plans; null until it has been stored. */
export const importMappingQuery = (
  client: LeafClient,
): ReadQuery<ImportMapping | null, QueryKeys['importMapping']> =>
  queryOptions({
    queryKey: queryKeys(client).importMapping,
    queryFn: ({ signal }) => client.getImportMapping({ signal }),
  });

/** Countries and regions. They change only with the server's version. */
export const geosQuery = (client: LeafClient): ReadQuery<Geos, QueryKeys['geos']> =>
  queryOptions({
    queryKey: queryKeys(client).geos,
    queryFn: ({ signal }) => client.getGeos({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Benchmark values, kg CO2e. They change only with the server's version. */
export const benchmarksQuery = (
  client: LeafClient,
  query: BenchmarkQuery,
): ReadQuery<Benchmarks, QueryKeys['benchmarks']> =>
  queryOptions({
    queryKey: queryKeys(client).benchmarks(query),
    queryFn: ({ signal }) => client.getBenchmarks(query, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

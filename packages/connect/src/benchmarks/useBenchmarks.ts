import { type Stage, type StageRow, stages } from '@leaf/api-client';
import { benchmarksQuery, campaignsQuery, geosQuery, rowsQuery } from '@leaf/api-client/query';
import { ofEachStage } from '@leaf/emissions';
import { benchmarkPlaces, ownValues } from '@leaf/ui';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';

type Rows = { [S in Stage]: StageRow[S][] };

/** The benchmarks of chosen places, and a campaign beside them: the props of `BenchmarksScreen`. */
export function useBenchmarks() {
  const connected = useConnection();
  const { api, queryClient } = connected;
  const geos = useQuery(geosQuery(api), queryClient);
  const [chosen, setChosen] = useState({});
  const places = benchmarkPlaces(geos.data, chosen);
  const benchmarks = useQuery(
    {
      ...benchmarksQuery(api, { ...places, version: 'gmsf1.2' }),
      enabled: geos.isSuccess,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const campaigns = useQuery(campaignsQuery(api), queryClient).data ?? [];
  const [campaignId, setCampaignId] = useState<number | null>(null);
  const campaign = campaigns.find(({ id }) => id === campaignId);
  const options = { enabled: campaign !== undefined };
  const id = campaign?.id ?? 0;
  const rows = useQueries(
    { queries: stages.map((stage) => ({ ...rowsQuery(api, id, stage), ...options })) },
    queryClient,
  );
  const rowsByStage = ofEachStage((stage) => rows[stages.indexOf(stage)]?.data ?? []) as Rows;
  return {
    geos: geos.data,
    places,
    onPlacesChange: setChosen,
    benchmarks: benchmarks.data,
    campaigns,
    campaignId: campaign?.id ?? null,
    onCampaignChange: setCampaignId,
    own:
      campaign && rows.every(({ isSuccess }) => isSuccess)
        ? { name: campaign.name, values: ownValues(rowsByStage, places.country) }
        : undefined,
    loading: benchmarks.isFetching,
    ...errorProps([geos, benchmarks, ...(campaign ? rows : [])], connected),
  };
}

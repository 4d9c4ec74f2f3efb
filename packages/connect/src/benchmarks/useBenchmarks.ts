import { stages } from '@leaf/api-client';
import { benchmarksQuery, campaignsQuery, geosQuery, rowsQuery } from '@leaf/api-client/query';
import { benchmarkPlaces, ownValues } from '@leaf/ui';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsByStage } from '../campaigns/rowsByStage.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';

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
        ? { name: campaign.name, values: ownValues(rowsByStage(rows), places.country) }
        : undefined,
    loading: benchmarks.isFetching,
    ...errorProps([geos, benchmarks, ...(campaign ? rows : [])], connected),
  };
}

import { type Stage, stages } from '@leaf/api-client';
import { benchmarksQuery, campaignsQuery, geosQuery, rowsQuery } from '@leaf/api-client/query';
import { BenchmarksScreen, benchmarkPlaces, stageIntensity } from '@leaf/ui';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { paths } from '../app/paths.ts';
import { useWords } from '../app/useWords.ts';

type Rows = readonly { country?: string; impressions?: number; total_emissions: number }[];

/** What a campaign emits in a country per million impressions; grams per thousand are kilograms per million. */
const valuesIn = (country: string, rows: readonly { data?: Rows }[]) =>
  Object.fromEntries(
    stages.map((stage, index) => [
      stage,
      stageIntensity((rows[index]?.data ?? []).filter((row) => row.country === country)),
    ]),
  ) as Record<Stage, number | null>;

export function Component() {
  const words = useWords();
  const geos = useQuery(geosQuery(api));
  const [chosen, setChosen] = useState({});
  const places = benchmarkPlaces(geos.data, chosen);
  const benchmarks = useQuery({
    ...benchmarksQuery(api, { ...places, version: 'gmsf1.2' }),
    enabled: geos.isSuccess,
    placeholderData: keepPreviousData,
  });
  const campaigns = useQuery(campaignsQuery(api)).data ?? [];
  const [campaignId, setCampaignId] = useState<number | null>(null);
  const campaign = campaigns.find(({ id }) => id === campaignId);
  const options = { enabled: campaign !== undefined };
  const id = campaign?.id ?? 0;
  const rows = useQueries({ queries: stages.map((stage) => ({ ...rowsQuery(api, id, stage), ...options })) });
  return (
    <>
      <title>{words.titles.benchmarks}</title>
      <BenchmarksScreen
        geos={geos.data}
        places={places}
        onPlacesChange={setChosen}
        benchmarks={benchmarks.data}
        campaigns={campaigns}
        campaignId={campaign?.id ?? null}
        onCampaignChange={setCampaignId}
        own={
          campaign && rows.every(({ isSuccess }) => isSuccess)
            ? { name: campaign.name, values: valuesIn(places.country, rows) }
            : undefined
        }
        loading={benchmarks.isFetching}
        {...errorProps([geos, benchmarks, ...(campaign ? rows : [])], words.errors)}
        backHref={paths.campaigns}
      />
    </>
  );
}

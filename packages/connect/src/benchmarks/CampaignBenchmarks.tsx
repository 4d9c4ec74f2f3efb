import type { Stage, StageRow } from '@leaf/api-client';
import { benchmarksQuery } from '@leaf/api-client/query';
import { BenchmarkComparison, comparedPlaces, ownValues, shareIn } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';

type CampaignBenchmarksProps = {
  rows: { [S in Stage]: StageRow[S][] };
  campaign: string;
  /** The address of all benchmarks. */
  href?: string;
};

/** A campaign beside the benchmarks of the country in which it has most impressions. */
export function CampaignBenchmarks({ rows, campaign, href }: CampaignBenchmarksProps) {
  const connected = useConnection();
  const places = comparedPlaces(rows);
  const benchmarks = useQuery(
    {
      ...benchmarksQuery(connected.api, {
        country: '',
        region: '',
        delivery_region: '',
        ...places,
        version: 'gmsf1.2',
      }),
      enabled: places !== null,
    },
    connected.queryClient,
  );
  if (!places) return null;
  return (
    <BenchmarkComparison
      campaign={campaign}
      country={places.country}
      share={shareIn(rows, places.country)}
      own={ownValues(rows, places.country)}
      benchmarks={benchmarks.data}
      {...errorProps([benchmarks], connected)}
      href={href}
    />
  );
}

import { benchmarksQuery, geosQuery } from '@leaf/api-client';
import { BenchmarksScreen, benchmarkPlaces } from '@leaf/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queryClient } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';

export const loader = () => {
  void queryClient.prefetchQuery(geosQuery(api));
  return null;
};

export function Component() {
  const geos = useQuery(geosQuery(api));
  const [chosen, setChosen] = useState({});
  const places = benchmarkPlaces(geos.data, chosen);
  const benchmarks = useQuery({
    ...benchmarksQuery(api, { ...places, version: 'gmsf1.2' }),
    enabled: geos.isSuccess,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <title>Benchmarks · Campaign emissions</title>
      <BenchmarksScreen
        geos={geos.data}
        places={places}
        onPlacesChange={setChosen}
        benchmarks={benchmarks.data}
        loading={benchmarks.isFetching}
        error={shownError(geos.error ?? benchmarks.error)}
        backHref={paths.campaigns}
      />
    </>
  );
}

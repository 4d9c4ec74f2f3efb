import { benchmarksQuery, geosQuery } from '@leaf/api-client/query';
import { BenchmarksScreen, benchmarkPlaces } from '@leaf/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { paths } from '../app/paths.ts';
import { useWords } from '../app/useWords.ts';

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
  return (
    <>
      <title>{words.titles.benchmarks}</title>
      <BenchmarksScreen
        geos={geos.data}
        places={places}
        onPlacesChange={setChosen}
        benchmarks={benchmarks.data}
        loading={benchmarks.isFetching}
        {...errorProps([geos, benchmarks], words.errors)}
        backHref={paths.campaigns}
      />
    </>
  );
}

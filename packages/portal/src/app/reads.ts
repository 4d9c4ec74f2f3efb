import {
  campaignsQuery,
  geosQuery,
  imageInfoQuery,
  imagesQuery,
  jobsQuery,
  organizationsQuery,
  rowsQuery,
  type Stage,
  stages,
  userQuery,
} from '@leaf/api-client';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { api, queryClient } from './api.ts';

type Params = Readonly<Record<string, string | undefined>>;

const fetch = <Data, Shown, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Shown, Key>) =>
  void queryClient.prefetchQuery(query);

const idOf = ({ id }: Params) => Number(id);

const rows = (stage: Stage) => (params: Params) => fetch(rowsQuery(api, idOf(params), stage));
const placed = (stage: Stage) => (params: Params) => {
  rows(stage)(params);
  fetch(geosQuery(api));
};

/** What each page reads, so that its data can be on the way before its code is there. */
export const reads = {
  user: () => fetch({ ...userQuery(api), staleTime: 5000 }),
  organizations: () => fetch(organizationsQuery(api)),
  campaigns: () => fetch(campaignsQuery(api)),
  geos: () => fetch(geosQuery(api)),
  overview: (params: Params) => {
    for (const stage of stages) rows(stage)(params);
  },
  storage: rows('storage'),
  selection: placed('selection'),
  delivery: placed('delivery'),
  consumption: placed('consumption'),
  images: () => fetch(imagesQuery(api)),
  image: (params: Params) => fetch(imageInfoQuery(api, idOf(params))),
  jobs: (params: Params) => fetch(jobsQuery(api, idOf(params))),
} satisfies Record<string, (params: Params) => void>;

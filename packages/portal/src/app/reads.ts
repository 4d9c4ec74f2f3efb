import { type Stage, stages } from '@leaf/api-client';
import {
  campaignsQuery,
  geosQuery,
  imageInfoQuery,
  imagesQuery,
  jobsQuery,
  organizationsQuery,
  rowsQuery,
  userQuery,
} from '@leaf/api-client/query';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { api, queryClient } from './api.ts';

type Params = Readonly<Record<string, string | undefined>>;

const fetch = <Data, Shown, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Shown, Key>) =>
  void queryClient.prefetchQuery(query);

/** Reads about one thing; an address may name nothing that could be one. */
const of = (read: (id: number) => void) => (params: Params) => {
  const id = Number(params.id);
  if (Number.isInteger(id)) read(id);
};

const rows = (id: number, stage: Stage) => fetch(rowsQuery(api, id, stage));
const placed = (stage: Stage) =>
  of((id) => {
    rows(id, stage);
    fetch(geosQuery(api));
  });

/** What each page reads, so that its data can be on the way before its code is there. */
export const reads = {
  user: () => fetch({ ...userQuery(api), staleTime: 5000 }),
  organizations: () => fetch(organizationsQuery(api)),
  campaigns: () => fetch(campaignsQuery(api)),
  geos: () => fetch(geosQuery(api)),
  overview: of((id) => {
    for (const stage of stages) rows(id, stage);
  }),
  storage: of((id) => rows(id, 'storage')),
  selection: placed('selection'),
  delivery: placed('delivery'),
  consumption: placed('consumption'),
  images: () => fetch(imagesQuery(api)),
  image: of((id) => fetch(imageInfoQuery(api, id))),
  jobs: of((id) => fetch(jobsQuery(api, id))),
} satisfies Record<string, (params: Params) => void>;

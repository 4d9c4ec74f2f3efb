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

const prefetch = <Data, Shown, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Shown, Key>) =>
  void queryClient.prefetchQuery(query);

/** Prefetches by the id in the address, which may not be a valid one. */
const withId = (read: (id: number) => void) => (params: Params) => {
  const id = Number(params.id);
  if (Number.isInteger(id)) read(id);
};

const prefetchRows = (id: number, stage: Stage) => prefetch(rowsQuery(api, id, stage));
/** The rows of each stage; the forms of all but storage have places to choose from. */
const readsOfStages = Object.fromEntries(
  stages.map((stage) => [
    stage,
    withId((id) => {
      prefetchRows(id, stage);
      if (stage !== 'storage') prefetch(geosQuery(api));
    }),
  ]),
) as Record<Stage, (params: Params) => void>;

/** The data each page reads, prefetched while the page's code is still loading. */
export const reads = {
  user: () => prefetch({ ...userQuery(api), staleTime: 5000 }),
  organizations: () => prefetch(organizationsQuery(api)),
  campaigns: () => prefetch(campaignsQuery(api)),
  geos: () => prefetch(geosQuery(api)),
  overview: withId((id) => {
    for (const stage of stages) prefetchRows(id, stage);
  }),
  ...readsOfStages,
  images: () => prefetch(imagesQuery(api)),
  image: withId((id) => prefetch(imageInfoQuery(api, id))),
  jobs: withId((id) => prefetch(jobsQuery(api, id))),
} satisfies Record<string, (params: Params) => void>;

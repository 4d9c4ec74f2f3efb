import { geosQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { trouble } from './trouble.tsx';

/** The places a row form chooses from; an error of the rows themselves is told first. */
export function useGeos(rows: ReturnType<typeof trouble>) {
  const geos = useQuery(geosQuery(api));
  return { geos: geos.data, ...(rows.error ? {} : trouble([geos])) };
}

import { geosQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { errorProps } from './errorProps.tsx';

/** The places a row form chooses from; an error of the rows themselves is told first. */
export function useGeos(rows: ReturnType<typeof errorProps>) {
  const geos = useQuery(geosQuery(api));
  return { geos: geos.data, ...(rows.error ? {} : errorProps([geos])) };
}

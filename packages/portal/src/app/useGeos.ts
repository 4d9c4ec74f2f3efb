import { geosQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { errorProps } from './errorProps.tsx';

/** The places offered by a row form; an error of the rows themselves takes precedence. */
export function useGeos(rows: ReturnType<typeof errorProps>) {
  const geos = useQuery(geosQuery(api));
  return { geos: geos.data, ...(rows.error ? {} : errorProps([geos])) };
}

import { geosQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';

/** The places offered by a row form; an error of the rows themselves takes precedence. */
export function useGeos(rows: Pick<ReturnType<typeof errorProps>, 'error'>, enabled = true) {
  const connected = useConnection();
  const geos = useQuery({ ...geosQuery(connected.api), enabled }, connected.queryClient);
  return { geos: geos.data, ...(rows.error ? {} : errorProps([geos], connected)) };
}

import { geosQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { errorProps } from './errorProps.tsx';
import { useWords } from './useWords.ts';

/** The places offered by a row form; an error of the rows themselves takes precedence. */
export function useGeos(rows: ReturnType<typeof errorProps>) {
  const words = useWords();
  const geos = useQuery(geosQuery(api));
  return { geos: geos.data, ...(rows.error ? {} : errorProps([geos], words.errors)) };
}

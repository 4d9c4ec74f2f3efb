import type { Usage } from '@leaf/api-client';
import { usageQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';

/** How much of its limits the organization has used. Programs may not read it, so for them nothing is asked. */
export function useUsage(): Usage | undefined {
  const { api, queryClient, isProgram } = useConnection();
  const { queryKey } = usageQuery(api);
  const queryFn = async ({ signal }: { signal: AbortSignal }) =>
    (await isProgram()) ? null : api.getUsage({ signal });
  return useQuery({ queryKey, queryFn }, queryClient).data ?? undefined;
}

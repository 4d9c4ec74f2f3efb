import type { NewJobSettings } from '@leaf/api-client';
import { jobSettingsQuery } from '@leaf/api-client/query';
import type { SettingsKept } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';

/** The settings of jobs that the organization keeps, and how to change them. */
export function useSavedSettings(): SettingsKept {
  const connected = useConnection();
  const { api, keys, queryClient } = connected;
  const settings = useQuery(jobSettingsQuery(api), queryClient);
  const onSettled = () => queryClient.invalidateQueries({ queryKey: keys.jobSettings });
  const add = useAction({ mutationFn: (sent: NewJobSettings) => api.createJobSettings(sent), onSettled });
  const change = useAction({
    mutationFn: ({ id, sent }: { id: number; sent: NewJobSettings }) => api.updateJobSettings(id, sent),
    onSettled,
  });
  const remove = useAction({ mutationFn: (id: number) => api.deleteJobSettings(id), onSettled });
  return {
    list: settings.data ?? [],
    onSave: (name, sent) => add.run({ name, ...sent }),
    onRename: ({ id, ...sent }, name) => change.run({ id, sent: { ...sent, name } }),
    onDelete: ({ id }) => void remove.run(id),
    busy: add.isPending || change.isPending || remove.isPending,
    error: errorProps([add, change, remove, settings], connected).error,
  };
}

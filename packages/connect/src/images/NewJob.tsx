import { imageInfoQuery, jobsQuery } from '@leaf/api-client/query';
import { Loading, OptimizeForm, type OptimizePayload } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { shownError } from '../errors/shownError.ts';
import { useSavedSettings } from './useSavedSettings.ts';

export type NewJobProps = {
  /** The id of the image. */
  id: number;
  /** The address of its jobs, linked once one has been created. */
  jobsHref?: string;
  /** A job was created. */
  onCreated?: () => void;
};

/** Creates a job of an image: a mode, its target and a platform. */
export function NewJob({ id, jobsHref, onCreated }: NewJobProps) {
  const { api, keys, queryClient, words } = useConnection();
  const info = useQuery(imageInfoQuery(api, id), queryClient);
  const jobs = useQuery({ ...jobsQuery(api, id), refetchInterval: false }, queryClient);
  const kept = useSavedSettings();
  const create = useAction({
    mutationFn: (payload: OptimizePayload) => api.createJob(id, { ...payload, images: [id] }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keys.jobs(id) });
      onCreated?.();
    },
  });
  // What is around it says why the image is not here, and no job can be made of it.
  if (info.isLoadingError) return null;
  // The slider starts once: at the value recommended for the image if it was optimised before.
  if (info.isPending || jobs.isPending) return <Loading minHeight={280} />;
  return (
    <OptimizeForm
      onSubmit={(payload) => void create.run(payload)}
      submitting={create.isPending}
      error={shownError(create.error, words.errors)}
      created={create.isSuccess}
      kept={kept}
      jobsHref={jobsHref}
      megapixels={info.data?.megapixels}
      startRecommended={jobs.data?.some(({ status }) => status === 'completed')}
    />
  );
}

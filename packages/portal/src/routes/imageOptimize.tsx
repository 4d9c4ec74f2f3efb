import { imageInfoQuery, jobsQuery } from '@leaf/api-client/query';
import { shownError, useAction } from '@leaf/connect/hooks';
import { Loading, OptimizeForm, type OptimizePayload } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api, keys, queryClient } from '../app/api.ts';
import { useSavedSettings } from '../app/images/useSavedSettings.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';

export function Component() {
  const words = useWords();
  const id = Number(useParams().id);
  const info = useQuery(imageInfoQuery(api, id));
  const jobs = useQuery({ ...jobsQuery(api, id), refetchInterval: false });
  const kept = useSavedSettings();
  const create = useAction({
    mutationFn: (payload: OptimizePayload) => api.createJob(id, { ...payload, images: [id] }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.jobs(id) }),
  });
  // The page says above why the image is not here, and no job can be made of it.
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
      jobsHref={paths.image(id)}
      megapixels={info.data?.megapixels}
      startRecommended={jobs.data?.some(({ status }) => status === 'completed')}
    />
  );
}

import { imageInfoQuery, jobsQuery, queryKeys } from '@leaf/api-client';
import { ImageOverview } from '@leaf/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api, queryClient } from '../app/api.ts';
import { shownError } from '../app/text.ts';
import { useImagePicture } from './imagePictures.tsx';
import { ConnectedJobResult } from './jobResult.tsx';

export function Component() {
  const id = Number(useParams().id);
  const info = useQuery(imageInfoQuery(api, id));
  const jobs = useQuery(jobsQuery(api, id));
  const picture = useImagePicture(id);
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.jobs(id) });
  const cancel = useMutation({ mutationFn: (jobId: number) => api.cancelJob(id, jobId), onSettled: refresh });
  const retry = useMutation({ mutationFn: (jobId: number) => api.retryJob(id, jobId), onSettled: refresh });
  const busy = [cancel, retry].find((change) => change.isPending);
  return (
    <ImageOverview
      image={info.data}
      previewSrc={picture.src}
      previewLoading={picture.loading}
      jobs={jobs.data ?? []}
      jobsLoading={jobs.isPending}
      jobsError={shownError(cancel.error ?? retry.error ?? jobs.error)}
      onCancel={(job) => cancel.mutate(job.id)}
      onRetry={(job) => retry.mutate(job.id)}
      busyId={busy?.variables}
      renderResult={(job) => <ConnectedJobResult image={info.data} imageId={id} jobId={job.id} />}
    />
  );
}

import { imageInfoQuery, queryKeys } from '@leaf/api-client/query';
import { OptimizeForm, type OptimizePayload } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api, queryClient } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { useAction } from '../app/useAction.ts';
import { useWords } from '../app/useWords.ts';

export function Component() {
  const words = useWords();
  const id = Number(useParams().id);
  const info = useQuery(imageInfoQuery(api, id));
  const create = useAction({
    mutationFn: (payload: OptimizePayload) => api.createJob(id, { ...payload, images: [id] }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.jobs(id) }),
  });
  return (
    <OptimizeForm
      onSubmit={(payload) => void create.run(payload)}
      submitting={create.isPending}
      error={shownError(create.error, words.errors)}
      created={create.isSuccess}
      jobsHref={paths.image(id)}
      megapixels={info.data?.megapixels}
    />
  );
}

import { imageInfoQuery } from '@leaf/api-client/query';
import { ImageDetailScreen, imageDetailScreenLabels, useLabels } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { errorProps, mayPass } from '../app/errorProps.tsx';
import { paths } from '../app/paths.ts';
import { retryFailed } from '../app/retryFailed.ts';
import { useJobNotifications } from '../app/useJobs.ts';
import { useWords } from '../app/useWords.ts';

export function Component() {
  const words = useWords();
  const names = useLabels('imageDetailScreen', imageDetailScreenLabels);
  const id = Number(useParams().id);
  const info = useQuery({ ...imageInfoQuery(api, id), enabled: Number.isInteger(id) });
  useJobNotifications(id, info.data !== undefined);
  const missing = Number.isInteger(id) ? undefined : words.sentences.noImage;
  const failed = errorProps([{ ...info, refetch: retryFailed }], words.errors);
  const tab = useLocation().pathname.endsWith('/optimize') ? 'optimize' : 'overview';
  return (
    <>
      <title>
        {words.titles.image(id, info.data?.filename, tab === 'optimize' ? names.optimize : undefined)}
      </title>
      <ImageDetailScreen
        image={info.data}
        loading={info.isLoading}
        error={failed.error ?? missing}
        errorAction={failed.errorAction}
        tab={tab}
        overviewHref={paths.image(id, 'overview')}
        optimizeHref={paths.image(id, 'optimize')}
        backHref={paths.images}
      >
        {!missing && (info.data || !info.isError || mayPass(info.error)) && <Outlet />}
      </ImageDetailScreen>
    </>
  );
}

import { imageInfoQuery } from '@leaf/api-client/query';
import { lazyPart, mayPass, useJobNotifications } from '@leaf/connect/hooks';
import { ImageDetailScreen, imageDetailScreenLabels, Loading, PartBoundary, useLabels } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { retryFailed } from '../app/retryFailed.ts';

const Sizes = lazyPart(async () => (await import('./imageSizes.tsx')).Component);

const sizes = (
  <PartBoundary>
    <Suspense fallback={<Loading minHeight={320} />}>
      <Sizes />
    </Suspense>
  </PartBoundary>
);

export function Component() {
  const words = useWords();
  const names = useLabels('imageDetailScreen', imageDetailScreenLabels);
  const id = Number(useParams().id);
  const info = useQuery({ ...imageInfoQuery(api, id), enabled: Number.isInteger(id) });
  useJobNotifications(id, info.data !== undefined);
  const missing = Number.isInteger(id) ? undefined : words.sentences.noImage;
  const failed = errorProps([{ ...info, refetch: retryFailed }], words.errors);
  const path = useLocation().pathname;
  const tab = (['optimize', 'sizes'] as const).find((one) => path.endsWith(`/${one}`)) ?? 'overview';
  return (
    <>
      <title>
        {missing
          ? words.titles.images
          : words.titles.image(id, info.data?.filename, tab === 'overview' ? undefined : names[tab])}
      </title>
      <ImageDetailScreen
        image={info.data}
        loading={info.isLoading}
        error={failed.error ?? missing}
        errorAction={failed.errorAction}
        tab={tab}
        overviewHref={paths.image(id, 'overview')}
        optimizeHref={paths.image(id, 'optimize')}
        sizesHref={info.data?.animation ? undefined : paths.image(id, 'sizes')}
        backHref={paths.images}
      >
        {!missing &&
          (info.data || !info.isError || mayPass(info.error)) &&
          (tab === 'sizes' ? sizes : <Outlet />)}
      </ImageDetailScreen>
    </>
  );
}

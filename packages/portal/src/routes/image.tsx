import { imageInfoQuery } from '@leaf/api-client';
import { ImageDetailScreen } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Outlet, useLocation, useParams } from 'react-router-dom';
import { api, queryClient } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';

export const loader = ({ params }: LoaderFunctionArgs) => {
  void queryClient.prefetchQuery(imageInfoQuery(api, Number(params.id)));
  return null;
};

export function Component() {
  const id = Number(useParams().id);
  const info = useQuery(imageInfoQuery(api, id));
  const tab = useLocation().pathname.endsWith('/optimize') ? 'optimize' : 'overview';
  return (
    <>
      <title>{`${info.data?.filename ?? `Image #${id}`} · Image optimiser`}</title>
      <ImageDetailScreen
        image={info.data}
        loading={info.isPending}
        error={shownError(info.error)}
        tab={tab}
        overviewHref={paths.image(id, 'overview')}
        optimizeHref={paths.image(id, 'optimize')}
        backHref={paths.images}
      >
        {info.isError ? null : <Outlet />}
      </ImageDetailScreen>
    </>
  );
}

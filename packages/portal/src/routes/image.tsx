import { imageInfoQuery } from '@leaf/api-client';
import { ImageDetailScreen } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { trouble } from '../app/trouble.tsx';

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
        {...trouble([info])}
        tab={tab}
        overviewHref={paths.image(id, 'overview')}
        optimizeHref={paths.image(id, 'optimize')}
        backHref={paths.images}
      >
        {info.isError && !info.data ? null : <Outlet />}
      </ImageDetailScreen>
    </>
  );
}

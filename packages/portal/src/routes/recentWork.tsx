import type { Image } from '@leaf/api-client';
import { campaignsQuery, imagesQuery, jobResultQuery, jobsQuery } from '@leaf/api-client/query';
import { bestFormat, findJobResult, imageName, RecentWork } from '@leaf/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';
import { paths } from '../app/paths.ts';

const SHOWN = 3;

/** The size of the file recommended by the latest finished job of each image; undefined where there is none. */
function useOptimised(images: readonly Image[]) {
  const jobs = useQueries({
    queries: images.map(({ id }) => ({ ...jobsQuery(api, id), refetchInterval: false as const })),
  });
  const results = useQueries({
    queries: images.map(({ id }, at) => {
      const done = jobs[at]?.data?.find(({ status }) => status === 'completed');
      return { ...jobResultQuery(api, id, done?.id ?? 0), enabled: done !== undefined };
    }),
  });
  return results.map(({ data }) => {
    const result = findJobResult(data);
    const { png, gif, recommended } = result?.more ?? {};
    if (recommended) return (recommended === 'png' ? png : gif)?.size;
    const best = result && bestFormat(result);
    return best ? result[best]?.size : undefined;
  });
}

/** The latest campaigns and images. It fails quietly: the tools above it are what the page is for. */
export function ConnectedRecentWork() {
  const campaigns = useQuery(campaignsQuery(api));
  const images = useQuery(imagesQuery(api));
  const latest = campaigns.data?.slice(0, SHOWN);
  const pictures = images.data?.slice(0, SHOWN) ?? [];
  const optimised = useOptimised(pictures);
  return (
    <RecentWork
      campaigns={
        campaigns.isError
          ? null
          : latest?.map(({ id, name, total_emissions, parts }) => ({
              id,
              name,
              href: paths.campaign(id),
              total: total_emissions,
              parts: total_emissions > 0 ? parts : undefined,
            }))
      }
      images={
        images.isError
          ? null
          : images.data &&
            pictures.map((image, at) => ({
              id: image.id,
              name: imageName(image),
              href: paths.image(image.id),
              before: image.size * 1000,
              after: optimised[at],
            }))
      }
      onRetryCampaigns={() => void campaigns.refetch()}
      onRetryImages={() => void images.refetch()}
    />
  );
}

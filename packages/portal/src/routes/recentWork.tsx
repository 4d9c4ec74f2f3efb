import type { ImageOutcome } from '@leaf/api-client';
import { campaignsQuery, imagesQuery, outcomesQuery } from '@leaf/api-client/query';
import { imageName, RecentWork } from '@leaf/ui';
import { setRow } from '@leaf/ui/compare';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';
import { paths } from '../app/paths.ts';

const SHOWN = 3;

/** The bytes of the upload and of the file that is taken; while a job runs, only one chosen by hand is known. */
function weights(entry: ImageOutcome) {
  const { image, chosen } = entry;
  const { before = image.size * 1000, after } = setRow(entry);
  return { before, after: after ?? (chosen?.format === 'original' ? undefined : chosen?.size) };
}

/** The latest campaigns and images. It fails quietly: the tools above it are what the page is for. */
export function ConnectedRecentWork() {
  const campaigns = useQuery(campaignsQuery(api));
  const images = useQuery(imagesQuery(api));
  const latest = campaigns.data?.slice(0, SHOWN);
  const ids = images.data?.slice(0, SHOWN).map(({ id }) => id) ?? [];
  const outcomes = useQuery({ ...outcomesQuery(api, ids), enabled: ids.length > 0 });
  const failed = [images, outcomes].find(({ isLoadingError }) => isLoadingError);
  const pictures = images.data?.length === 0 ? [] : outcomes.data;
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
        failed
          ? null
          : pictures?.map((entry) => ({
              id: entry.image.id,
              name: imageName(entry.image),
              href: paths.image(entry.image.id),
              ...weights(entry),
            }))
      }
      onRetryCampaigns={() => void campaigns.refetch()}
      onRetryImages={() => void failed?.refetch()}
    />
  );
}

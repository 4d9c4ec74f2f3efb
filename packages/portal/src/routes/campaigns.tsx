import { campaignsQuery, type NewCampaign, queryKeys } from '@leaf/api-client';
import { CampaignListScreen } from '@leaf/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, queryClient } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';

export const loader = () => {
  void queryClient.prefetchQuery(campaignsQuery(api));
  return null;
};

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.campaigns });

export function Component() {
  const campaigns = useQuery(campaignsQuery(api));
  const create = useMutation({
    mutationFn: (campaign: NewCampaign) => api.createCampaign(campaign),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: { id: number }) => api.deleteCampaign(id),
    onSettled: refresh,
  });
  return (
    <>
      <title>Campaign emissions · Leaf</title>
      <CampaignListScreen
        campaigns={campaigns.data ?? []}
        loading={campaigns.isPending}
        error={shownError(remove.error ?? campaigns.error)}
        onErrorClose={remove.reset}
        onCreate={async (campaign) => void (await create.mutateAsync(campaign))}
        submitting={create.isPending}
        createError={shownError(create.error)}
        deletingId={remove.isPending ? remove.variables.id : undefined}
        onDelete={(campaign) => remove.mutate(campaign)}
        backHref={paths.app}
        benchmarksHref={paths.benchmarks}
        documentationHref={paths.methodology}
        campaignHref={({ id }) => paths.campaign(id)}
      />
    </>
  );
}

import type { NewCampaign } from '@leaf/api-client';
import { campaignsQuery, queryKeys, usageQuery } from '@leaf/api-client/query';
import { CampaignListScreen } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { api, queryClient } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { notifySuccess } from '../app/notices.tsx';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { useAction } from '../app/useAction.ts';
import { useDeletion } from '../app/useDeletion.tsx';
import { useWords } from '../app/useWords.ts';

const refresh = () => {
  // Nobody waits for it: a form is busy until its list is here, not longer.
  void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
  return queryClient.invalidateQueries({ queryKey: queryKeys.campaigns });
};

// A stable reference, so that the list re-renders a row only when its campaign has changed.
const campaignHref = ({ id }: { id: number }) => paths.campaign(id);

export function Component() {
  const words = useWords();
  const campaigns = useQuery(campaignsQuery(api));
  const usage = useQuery(usageQuery(api));
  const create = useAction({
    mutationFn: (campaign: NewCampaign) => api.createCampaign(campaign),
    onSuccess: ({ name }) => {
      notifySuccess(words.notices.created(name));
      return refresh();
    },
  });
  const { removal, deletingId, notice } = useDeletion({
    remove: ({ id }: { id: number; name: string }) => api.deleteCampaign(id),
    restore: ({ id }) => api.restoreCampaign(id),
    refresh,
  });
  return (
    <>
      <title>{words.titles.campaigns}</title>
      <CampaignListScreen
        campaigns={campaigns.data ?? []}
        loading={campaigns.isPending}
        usage={usage.data}
        {...errorProps([removal, campaigns], words.errors)}
        onErrorClose={removal.error ? removal.reset : undefined}
        onCreate={create.run}
        submitting={create.isPending}
        createError={shownError(create.error, words.errors)}
        deletingId={deletingId}
        notice={notice}
        onDelete={({ id, name }) => void removal.run({ id, name })}
        backHref={paths.app}
        benchmarksHref={paths.benchmarks}
        documentationHref={paths.methodology}
        campaignHref={campaignHref}
      />
    </>
  );
}

import { campaignQuery, campaignsQuery } from '@leaf/api-client';
import { CampaignDetailScreen, type CampaignTab, campaignTabs } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { api, queryClient } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';

export const loader = () => {
  void queryClient.prefetchQuery(campaignsQuery(api));
  return null;
};

const tabHrefs = (id: number) =>
  Object.fromEntries(campaignTabs.map((tab) => [tab, paths.campaign(id, tab)])) as Record<
    CampaignTab,
    string
  >;

export function Component() {
  const id = Number(useParams().id);
  const { pathname } = useLocation();
  const campaign = useQuery(campaignQuery(api, id));
  const missing = campaign.data === null ? 'This campaign does not exist.' : undefined;
  const tab = campaignTabs.find((name) => pathname.endsWith(`/${name}`)) ?? 'overview';
  return (
    <>
      <title>{`${campaign.data?.name ?? 'Campaign'} · Campaign emissions`}</title>
      <CampaignDetailScreen
        campaign={campaign.data ?? undefined}
        loading={campaign.isPending}
        error={shownError(campaign.error, 'Failed to load campaign') ?? missing}
        tab={tab}
        tabHrefs={tabHrefs(id)}
        backHref={paths.campaigns}
      >
        {campaign.data && <Outlet />}
      </CampaignDetailScreen>
    </>
  );
}

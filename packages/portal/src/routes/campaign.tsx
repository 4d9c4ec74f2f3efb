import { type ErrorWords, stages } from '@leaf/api-client';
import { campaignQuery } from '@leaf/api-client/query';
import { mayPass } from '@leaf/connect/hooks';
import {
  CampaignDetailScreen,
  type CampaignTab,
  campaignDetailScreenLabels,
  campaignTabs,
  useLabels,
} from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { CampaignEditor } from '../app/campaigns/CampaignEditor.tsx';
import { campaignTools } from '../app/campaigns/campaignTools.tsx';
import { errorProps } from '../app/errorProps.tsx';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { retryFailed } from '../app/retryFailed.ts';

const tabHrefs = (id: number) =>
  Object.fromEntries(campaignTabs.map((tab) => [tab, paths.campaign(id, tab)])) as Record<
    CampaignTab,
    string
  >;

// The request is for the list, but this page shows one campaign of it.
const ofOneCampaign = ({ texts, ...words }: ErrorWords): ErrorWords => ({
  ...words,
  texts: { ...texts, listCampaigns: texts.listStorages },
});

export function Component() {
  const words = useWords();
  const names = useLabels('campaignDetailScreen', campaignDetailScreenLabels);
  const id = Number(useParams().id);
  const { pathname } = useLocation();
  const campaign = useQuery(campaignQuery(api, id));
  const missing = campaign.data === null ? words.sentences.noCampaign : undefined;
  const failed = errorProps([{ ...campaign, refetch: retryFailed }], ofOneCampaign(words.errors));
  // The rows may be readable when the campaign is not; at worst the page keeps its shape.
  const hasPage = campaign.data || campaign.isPending || (campaign.isError && mayPass(campaign.error));
  const [search] = useSearchParams();
  const importing = pathname.endsWith('/import');
  const stage = importing && stages.find((one) => one === search.get('stage'));
  const tab = campaignTabs.find((name) => pathname.endsWith(`/${name}`)) ?? (stage || 'overview');
  const page = importing ? names.import : tab === 'overview' ? undefined : names[tab];
  return (
    <>
      <title>{words.titles.campaign(campaign.data?.name, page)}</title>
      <CampaignDetailScreen
        campaign={campaign.data ?? undefined}
        loading={campaign.isPending}
        error={failed.error ?? missing}
        errorAction={failed.errorAction}
        tab={tab}
        tabHrefs={tabHrefs(id)}
        importing={importing}
        backHref={paths.campaigns}
        actions={
          campaign.data &&
          tab === 'overview' &&
          !importing && (
            <>
              {campaignTools(id, stages)}
              <CampaignEditor key={id} campaign={campaign.data} />
            </>
          )
        }
      >
        {hasPage && Number.isInteger(id) && <Outlet key={id} />}
      </CampaignDetailScreen>
    </>
  );
}

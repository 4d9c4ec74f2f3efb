import { stages } from '@leaf/emissions';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { Loading } from '../../feedback/Loading/Loading.tsx';
import { stageLabels } from '../../labels/stageLabels.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { PageTabs } from '../../layout/PageTabs/PageTabs.tsx';
import type { Campaign } from '../../types.ts';
import { versionName } from '../versionName.ts';
import { Description } from './Description.tsx';

export const campaignDetailScreenLabels = {
  back: 'Back',
  waiting: 'Campaign',
  campaigns: 'Campaigns',
  tabs: 'Campaign pages',
  overview: 'Overview',
  import: 'Import',
  descriptionMore: 'Show all',
  descriptionLess: 'Show less',
  ...stageLabels,
};

/** The pages of a campaign, in order. */
export const campaignTabs = ['overview', ...stages] as const;
export type CampaignTab = (typeof campaignTabs)[number];

export type CampaignDetailScreenProps = {
  /** Absent while it loads and if loading failed. */
  campaign?: Pick<Campaign, 'name' | 'version' | 'description'>;
  loading?: boolean;
  /** What went wrong, shown below the title. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The page that is shown. */
  tab: CampaignTab;
  /** The address of each page. */
  tabHrefs: Record<CampaignTab, string>;
  /** A plan is being imported: the page is one below `tab`. */
  importing?: boolean;
  /** The address of the list. Default `/openghg`. */
  backHref?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The chosen page. */
  children?: ReactNode;
  labels?: Partial<typeof campaignDetailScreenLabels>;
};

/** The frame of /openghg/{id}: name, version, back link and the five pages. */
export function CampaignDetailScreen({
  campaign,
  loading = false,
  error,
  errorAction,
  tab,
  tabHrefs,
  importing = false,
  backHref = '/openghg',
  actions,
  children,
  labels,
}: CampaignDetailScreenProps) {
  const text = useLabels('campaignDetailScreen', campaignDetailScreenLabels, labels);
  const title = campaign?.name ?? text.waiting;
  const here = importing ? text.import : tab === 'overview' || !campaign ? title : text[tab];
  const above = [
    { label: text.campaigns, href: backHref },
    ...(here !== title && campaign ? [{ label: title, href: tabHrefs.overview }] : []),
    ...(importing && tab !== 'overview' ? [{ label: text[tab], href: tabHrefs[tab] }] : []),
  ];
  // The page reads what it shows, and appears where it stays: the height of the header is not known before.
  const waiting = loading && !(campaign && children);
  return (
    <>
      <PageHeader
        title={title}
        aside={
          campaign && (
            <Badge variant="default" radius="sm" tt="none" fw={500}>
              {versionName(campaign.version)}
            </Badge>
          )
        }
        description={
          campaign?.description && (
            <Description labels={{ more: text.descriptionMore, less: text.descriptionLess }}>
              {campaign.description}
            </Description>
          )
        }
        actions={actions}
        backHref={backHref}
        backLabel={text.back}
        trail={[...above, { label: here }]}
        error={error}
        errorAction={errorAction}
      />
      {(campaign || !error || children) && (
        <PageTabs
          name={text.tabs}
          tabs={campaignTabs.map((key) => ({ key, label: text[key], href: tabHrefs[key] }))}
          current={tab}
          below={importing}
        />
      )}
      {waiting && <Loading minHeight={320} />}
      <div hidden={waiting}>{children}</div>
    </>
  );
}

import { Button } from '@mantine/core';
import { IconChartBar, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { ListSection } from '../../layout/Section/ListSection.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { UsageNote } from '../../organization/UsageNote/UsageNote.tsx';
import { LeafLink } from '../../theme/LeafLink.tsx';
import type { Campaign, Usage } from '../../types.ts';
import { CampaignForm, type CampaignFormProps } from '../CampaignForm/CampaignForm.tsx';
import { CampaignList } from '../CampaignList/CampaignList.tsx';
import classes from './CampaignListScreen.module.css';

export const campaignListScreenLabels = {
  title: 'Campaign emissions',
  back: 'Back',
  benchmarks: 'Benchmarks',
  documentation: 'Documentation',
  create: 'New campaign',
  campaigns: 'Campaigns',
  example: 'Add an example campaign',
};

export type CampaignListScreenProps = {
  /** The campaigns, newest first. */
  campaigns: readonly Campaign[];
  /** How much of each limit is used; a note appears when one is nearly reached. */
  usage?: Usage;
  loading?: boolean;
  /** Why campaigns could not be loaded or deleted. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** Takes the error away; without it there is no close button. */
  onErrorClose?: () => void;
  /** Creates a campaign; the form stays filled in if it answers `false`. */
  onCreate: CampaignFormProps['onCreate'];
  submitting?: boolean;
  /** Why the last campaign could not be created; shown in the form, which keeps its values. */
  createError?: string;
  /** Called when unsaved input appears or disappears. */
  onUnsaved?: (unsaved: boolean) => void;
  /** The one that was created last: a filter that would hide it is emptied. */
  createdId?: number;
  /** The one being deleted; its button waits. */
  deletingId?: number;
  /** Called once the user has confirmed. */
  onDelete: (campaign: Campaign) => void;
  /** Offers to add an example, while there are no campaigns. */
  onExample?: () => void;
  /** The example is being added. */
  addingExample?: boolean;
  /** News about campaigns, such as an `UndoNotice`. */
  notice?: ReactNode;
  /** Content below the list, such as `RecentlyDeleted`. */
  footer?: ReactNode;
  /** Offers to duplicate a campaign with its rows. */
  onDuplicate?: (campaign: Campaign) => void;
  /** Default `/app`. */
  backHref?: string;
  /** Default `/openghg/benchmarks`. */
  benchmarksHref?: string;
  /** The address of the method page. */
  documentationHref: string;
  /** Default `/openghg/{id}`. */
  campaignHref?: (campaign: Campaign) => string;
  labels?: Partial<typeof campaignListScreenLabels>;
};

/** /openghg: create a campaign, or open one. */
export function CampaignListScreen({
  campaigns,
  usage,
  loading,
  error,
  errorAction,
  onErrorClose,
  onCreate,
  submitting,
  createError,
  onUnsaved,
  createdId,
  deletingId,
  onDelete,
  notice,
  footer,
  onDuplicate,
  onExample,
  addingExample,
  backHref = '/app',
  benchmarksHref = '/openghg/benchmarks',
  documentationHref,
  campaignHref,
  labels,
}: CampaignListScreenProps) {
  const text = useLabels('campaignListScreen', campaignListScreenLabels, labels);
  return (
    <>
      <PageHeader
        title={text.title}
        backHref={backHref}
        backLabel={text.back}
        error={error}
        changing={deletingId !== undefined}
        errorAction={errorAction}
        onErrorClose={onErrorClose}
        actions={
          <>
            <Button
              component={LeafLink}
              href={benchmarksHref}
              variant="default"
              leftSection={<IconChartBar size={16} stroke={1.75} aria-hidden />}
            >
              {text.benchmarks}
            </Button>
            <Button
              component={LeafLink}
              href={documentationHref}
              variant="default"
              leftSection={<IconFileText size={16} stroke={1.75} aria-hidden />}
            >
              {text.documentation}
            </Button>
          </>
        }
      />
      <UsageNote usage={usage} of={['campaigns', 'rows']} />
      <div className={classes.columns}>
        <Section title={text.create}>
          <CampaignForm
            onCreate={onCreate}
            submitting={submitting}
            error={createError}
            onUnsaved={onUnsaved}
          />
        </Section>
        <ListSection
          title={text.campaigns}
          picture="strips"
          rows={campaigns}
          loading={loading}
          error={error}
          footer={footer}
        >
          <CampaignList
            {...{ campaigns, loading, createdId, deletingId, onDelete, onDuplicate, campaignHref, notice }}
            emptyAction={
              onExample && (
                <Button variant="default" loading={addingExample} onClick={onExample}>
                  {text.example}
                </Button>
              )
            }
          />
        </ListSection>
      </div>
    </>
  );
}

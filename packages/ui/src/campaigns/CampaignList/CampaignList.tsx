import { useMemo } from 'react';
import { useConfirmed } from '../../feedback/ConfirmDialog/useConfirmed.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Quantity } from '../../format/Quantity/Quantity.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { RowActions, RowButton, RowLink } from '../../layout/RowButton/RowButton.tsx';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import type { Campaign } from '../../types.ts';
import { versionName } from '../versionName.ts';
import classes from './CampaignList.module.css';

export const campaignListLabels = {
  title: 'Campaigns',
  name: 'Name',
  description: 'Description',
  version: 'Version',
  total: 'Total Emissions',
  unit: 'kg CO2e',
  actions: 'Actions',
  open: 'Open',
  delete: 'Delete',
  deletePrompt: (name: string) => `Delete "${name}"?`,
  deleteNote: 'Its rows are deleted with it.',
  empty: 'No campaigns yet.',
  emptyHint: 'Give the first one a name; its four stages are filled in after that.',
};

export type CampaignListProps = {
  campaigns: readonly Campaign[];
  loading?: boolean;
  /** The campaign being deleted. */
  deletingId?: number;
  /** Called once the user has confirmed. */
  onDelete: (campaign: Campaign) => void;
  /** The address of a campaign. Default `/openghg/{id}`. */
  campaignHref?: (campaign: Campaign) => string;
  labels?: Partial<typeof campaignListLabels>;
};

const defaultHref = (campaign: Campaign) => `/openghg/${campaign.id}`;

/** The organization's campaigns in a scroll area of 60 % of the viewport's height. */
export function CampaignList({
  campaigns,
  loading = false,
  deletingId,
  onDelete,
  campaignHref = defaultHref,
  labels,
}: CampaignListProps) {
  const text = useLabels('campaignList', campaignListLabels, labels);
  const list = useFocusAfterRemoval<HTMLDivElement>(campaigns.length);
  const remove = useConfirmed(
    ({ name }: Campaign) => ({
      title: text.deletePrompt(name),
      message: text.deleteNote,
      confirmLabel: text.delete,
    }),
    onDelete,
  );
  const columns = useMemo(
    (): DataColumn<Campaign>[] => [
      { id: 'name', header: text.name, width: '30%', value: (campaign) => campaign.name },
      {
        id: 'description',
        header: text.description,
        value: (campaign) => campaign.description,
        cell: ({ description }) =>
          description && (
            <span className={classes.description} title={description}>
              {description}
            </span>
          ),
      },
      {
        id: 'version',
        header: text.version,
        width: 104,
        value: (campaign) => versionName(campaign.version),
      },
      {
        id: 'total',
        header: text.total,
        numeric: true,
        width: 156,
        value: (campaign) => campaign.total_emissions,
        cell: (campaign) => <Quantity value={campaign.total_emissions} unit={text.unit} />,
      },
      {
        id: 'actions',
        header: text.actions,
        headerHidden: true,
        width: 148,
        cell: (campaign) => (
          <RowActions>
            <RowLink name={`${text.open} ${campaign.name}`} href={campaignHref(campaign)}>
              {text.open}
            </RowLink>
            <RowButton
              tone="danger"
              name={`${text.delete} ${campaign.name}`}
              row={campaign.id}
              onClick={() => remove(campaign)}
            >
              {text.delete}
            </RowButton>
          </RowActions>
        ),
      },
    ],
    [text, remove, campaignHref],
  );
  return (
    <div ref={list} className={classes.list} tabIndex={-1}>
      <DataTable
        name={text.title}
        columns={columns}
        rows={campaigns}
        rowId={(campaign) => campaign.id}
        busyId={deletingId}
        loading={loading}
        maxHeight="60vh"
        empty={<EmptyState message={text.empty} hint={text.emptyHint} />}
      />
    </div>
  );
}

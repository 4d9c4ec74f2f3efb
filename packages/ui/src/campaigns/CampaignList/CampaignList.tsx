import { useCallbackRef } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useConfirmed } from '../../feedback/ConfirmDialog/useConfirmed.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import { TableFigure } from '../../layout/DataTable/TableFigure.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { RowActions, RowButton, RowLink } from '../../layout/RowButton/RowButton.tsx';
import { RowName } from '../../layout/RowButton/RowName.tsx';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import { sumOf } from '../../sumOf.ts';
import type { Campaign } from '../../types.ts';
import { FootprintStrip } from '../FootprintStrip/FootprintStrip.tsx';
import { RowMenu } from '../row/RowTab/RowMenu.tsx';
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
  duplicate: 'Duplicate',
  /** The button that opens the menu of further actions. */
  more: (name: string) => `More actions for ${name}`,
  delete: 'Delete',
  deletePrompt: (name: string) => `Delete "${name}"?`,
  deleteNote: 'Its rows are deleted with it.',
  empty: 'No campaigns yet.',
  emptyHint: 'Give the first one a name; its stages are filled in after that.',
};

export type CampaignListProps = {
  /** The campaigns, newest first. */
  campaigns: readonly Campaign[];
  loading?: boolean;
  /** The campaign that was created last: a filter that would hide it is emptied. */
  createdId?: number;
  /** The campaign being deleted. */
  deletingId?: number;
  /** Called once the user has confirmed. Without it there is no button. */
  onDelete?: (campaign: Campaign) => void;
  /** Offers to duplicate a campaign with its rows. */
  onDuplicate?: (campaign: Campaign) => void;
  /** The address of a campaign. Default `/openghg/{id}`. */
  campaignHref?: (campaign: Campaign) => string;
  /** News about campaigns, such as an `UndoNotice`; shown above the list. */
  notice?: ReactNode;
  /** The next step if there are no campaigns. */
  emptyAction?: ReactNode;
  labels?: Partial<typeof campaignListLabels>;
};

const nothing = () => undefined;

const defaultHref = (campaign: Campaign) => `/openghg/${campaign.id}`;

/** The organization's campaigns. The list grows to 60% of the viewport, then it scrolls. */
export function CampaignList({
  campaigns,
  loading = false,
  createdId,
  deletingId,
  onDelete,
  onDuplicate,
  campaignHref = defaultHref,
  notice,
  emptyAction,
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
    onDelete ?? nothing,
  );
  const largest = campaigns.reduce((most, { total_emissions = 0 }) => Math.max(most, total_emissions), 0);
  const duplicate = useCallbackRef(onDuplicate);
  const duplicable = onDuplicate !== undefined;
  const deletable = onDelete !== undefined;
  const columns: DataColumn<Campaign>[] = [
    {
      id: 'name',
      header: text.name,
      width: '24%',
      value: (campaign) => campaign.name,
      cell: (campaign) => <RowName name={campaign.name} href={campaignHref(campaign)} />,
    },
    {
      id: 'description',
      header: text.description,
      width: '30%',
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
      cell: (campaign) => <span className={classes.version}>{versionName(campaign.version)}</span>,
    },
    {
      id: 'total',
      header: text.total,
      unit: text.unit,
      numeric: true,
      width: 240,
      value: (campaign) => campaign.total_emissions,
      cell: ({ total_emissions, parts }) => (
        <span className={classes.total}>
          {total_emissions && parts ? (
            <span className={classes.share}>
              <FootprintStrip size="sm" share={total_emissions / largest} parts={parts} />
            </span>
          ) : null}
          <TableFigure value={total_emissions} unit={text.unit} />
        </span>
      ),
      sum: (shown) => (
        <TableFigure value={sumOf(shown, ({ total_emissions = 0 }) => total_emissions)} unit={text.unit} />
      ),
    },
    {
      id: 'actions',
      header: text.actions,
      headerHidden: true,
      width: duplicable ? 180 : deletable ? 148 : 88,
      cell: (campaign) => (
        <RowActions>
          <RowLink name={`${text.open} ${campaign.name}`} href={campaignHref(campaign)}>
            {text.open}
          </RowLink>
          {deletable && (
            <RowButton
              tone="danger"
              name={`${text.delete} ${campaign.name}`}
              row={campaign.id}
              onClick={() => remove(campaign)}
            >
              {text.delete}
            </RowButton>
          )}
          {duplicable && (
            <RowMenu
              name={text.more(campaign.name)}
              items={[{ label: text.duplicate, onClick: () => duplicate(campaign) }]}
            />
          )}
        </RowActions>
      ),
    },
  ];
  return (
    <div ref={list}>
      <DataTable
        name={text.title}
        columns={columns}
        rows={campaigns}
        rowId={(campaign) => campaign.id}
        addedId={createdId}
        busyId={deletingId}
        loading={loading}
        maxHeight="60vh"
        tools={notice}
        empty={
          <>
            {notice && <div className={classes.notice}>{notice}</div>}
            <EmptyState picture="strips" message={text.empty} hint={text.emptyHint} action={emptyAction} />
          </>
        }
      />
    </div>
  );
}

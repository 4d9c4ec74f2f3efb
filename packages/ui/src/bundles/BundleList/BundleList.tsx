import { useCallbackRef } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useConfirmed } from '../../feedback/ConfirmDialog/useConfirmed.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { RelativeTime } from '../../format/RelativeTime/RelativeTime.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { RowActions, RowButton } from '../../layout/RowButton/RowButton.tsx';
import { RowName } from '../../layout/RowButton/RowName.tsx';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import type { Creative } from '../bundleTypes.ts';
import { bytesColumn } from '../bytesColumn.tsx';
import { adSize } from '../words.ts';
import { type BundleListLabels, bundleListLabels } from './bundleListLabels.ts';
import { LastJob } from './LastJob.tsx';

export type BundleListProps = {
  /** The creatives, newest first. */
  creatives: readonly Creative[];
  /** The address of a creative's own page. Without it, creatives open with `onOpen`. */
  creativeHref?: (creative: Creative) => string;
  /** Opens a creative in place, where `creativeHref` is absent. */
  onOpen?: (creative: Creative) => void;
  /** Called once the user has confirmed. Without it there is no button. */
  onDelete?: (creative: Creative) => void;
  /** Id of the creative being deleted. */
  deletingId?: number;
  loading?: boolean;
  /** News about creatives, such as an `UndoNotice`; shown above the list. */
  notice?: ReactNode;
  labels?: Partial<BundleListLabels>;
};

const nothing = () => undefined;

/** A script may load the unused pictures as well. */
const orMore = ({ possible }: Creative) => (possible ? '≥\u00a0' : '');

/** All HTML5 creatives of the organization: what they weigh, and what the last job saved. */
export function BundleList({
  creatives,
  creativeHref,
  onOpen,
  onDelete,
  deletingId,
  loading = false,
  notice,
  labels,
}: BundleListProps) {
  const text = useLabels('bundleList', bundleListLabels, labels);
  const format = useFormat();
  const list = useFocusAfterRemoval<HTMLDivElement>(creatives.length);
  const remove = useConfirmed(
    ({ filename }: Creative) => ({
      title: text.deletePrompt(filename),
      message: text.deleteHint,
      confirmLabel: text.delete,
    }),
    onDelete ?? nothing,
  );
  const open = useCallbackRef(onOpen);
  const deletable = onDelete !== undefined;

  const columns: DataColumn<Creative>[] = [
    {
      id: 'name',
      header: text.name,
      value: ({ filename }) => filename,
      cell: (creative) => (
        <RowName name={creative.filename} href={creativeHref?.(creative)} onClick={() => open(creative)} />
      ),
    },
    {
      id: 'size',
      header: text.adSize,
      value: ({ width, height }) => (width ?? 0) * (height ?? 0),
      cell: (creative) => adSize(creative, format),
      width: 104,
    },
    bytesColumn({ id: 'zip', header: text.zip, bytes: ({ bytes }) => bytes, unit: text.kb, width: 96 }),
    bytesColumn({
      id: 'initial',
      header: text.initial,
      bytes: ({ initial }) => initial.transfer,
      before: orMore,
      unit: text.kb,
      width: 112,
    }),
    {
      id: 'requests',
      header: text.requests,
      numeric: true,
      value: ({ initial, later }) => initial.requests + later.requests,
      cell: (creative) =>
        orMore(creative) + format.number(creative.initial.requests + creative.later.requests),
      width: 104,
    },
    {
      id: 'job',
      header: text.job,
      value: ({ bytes, job }) => (job?.bytes == null ? null : 1 - job.bytes / bytes),
      cell: (creative) => <LastJob creative={creative} text={text} />,
      width: 144,
    },
    {
      id: 'created',
      header: text.created,
      value: ({ created_at }) => created_at,
      cell: ({ created_at }) => <RelativeTime iso={created_at} />,
      width: 144,
    },
    ...(deletable
      ? [
          {
            id: 'actions',
            header: text.actions,
            headerHidden: true,
            width: 96,
            cell: (creative: Creative) => (
              <RowActions>
                <RowButton
                  tone="danger"
                  name={text.deleteCreative(creative.filename)}
                  row={creative.id}
                  onClick={() => remove(creative)}
                >
                  {text.delete}
                </RowButton>
              </RowActions>
            ),
          },
        ]
      : []),
  ];

  return (
    <div ref={list}>
      <DataTable
        name={text.title}
        columns={columns}
        rows={creatives}
        rowId={({ id }) => id}
        busyId={deletingId}
        loading={loading}
        tools={notice}
        empty={
          <>
            {notice}
            <EmptyState picture="files" message={text.empty} hint={text.emptyHint} />
          </>
        }
      />
    </div>
  );
}

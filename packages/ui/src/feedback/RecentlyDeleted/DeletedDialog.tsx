import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import { RelativeTime } from '../../format/RelativeTime/RelativeTime.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { RowId } from '../../layout/DataTable/selection.ts';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { RowActions, RowButton } from '../../layout/RowButton/RowButton.tsx';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import { undescribed } from '../../layout/undescribed.ts';
import { useFocusBack } from '../../layout/useFocusBack.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorBanner } from '../ErrorBanner/ErrorBanner.tsx';
import classes from './RecentlyDeleted.module.css';
import type { DeletedDialogProps, DeletedItem } from './RecentlyDeleted.tsx';
import { recentlyDeletedLabels } from './recentlyDeletedLabels.ts';

const none: ReadonlySet<RowId> = new Set();

/** Lists deleted items and restores them, one by one or several at once. */
export function DeletedDialog<Item extends DeletedItem>({
  opened,
  onClose,
  onClosed,
  items,
  loading = false,
  error,
  errorAction,
  onRestore,
  restoring = false,
  restored = [],
  labels,
}: DeletedDialogProps<Item>) {
  const text = useLabels('recentlyDeleted', recentlyDeletedLabels, labels);
  const id = useId();
  const dialog = useFocusBack(opened);
  const format = useFormat();
  const narrow = useMediaQuery('(max-width: 36em)');
  const list = useFocusAfterRemoval<HTMLDivElement>(items.length);
  const [selected, setSelected] = useState(none);
  const chosen = selected.size > 0 ? items.filter(({ id }) => selected.has(id)) : [];
  const count = format.number(chosen.length);
  const [back] = restored;
  const message =
    restored.length > 1
      ? text.restoredMany(format.number(restored.length))
      : back && text.restored(back.name);
  const columns: DataColumn<Item>[] = [
    { id: 'name', header: text.name, value: ({ name }) => name },
    {
      id: 'deleted',
      header: text.deleted,
      value: ({ deleted_at }) => deleted_at,
      cell: ({ deleted_at }) => <RelativeTime iso={deleted_at} />,
    },
    {
      id: 'actions',
      header: text.actions,
      headerHidden: true,
      width: 104,
      cell: (item) => (
        <RowActions>
          <RowButton name={text.restoreOne(item.name)} onClick={() => onRestore([item])}>
            {text.restore}
          </RowButton>
        </RowActions>
      ),
    },
  ];
  const restore = () => {
    setSelected(none);
    onRestore(chosen);
  };
  const status = (
    <span role="status" className={classes.status}>
      {restoring ? text.restoring : chosen.length > 0 ? text.selected(count) : message}
    </span>
  );

  return (
    <Modal
      id={id}
      ref={dialog}
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title={text.title}
      size={680}
      fullScreen={narrow}
      centered={false}
      closeButtonProps={{ 'aria-label': text.close }}
      attributes={undescribed}
    >
      <p id={`${id}-body`} className={classes.description}>
        {text.description}
      </p>
      {error && (
        <div className={classes.error}>
          <ErrorBanner message={error} action={errorAction} />
        </div>
      )}
      <div ref={list} className={classes.list}>
        {(items.length > 0 || !error) && (
          <DataTable
            name={text.title}
            columns={columns}
            rows={items}
            rowId={({ id }) => id}
            loading={loading}
            maxHeight="60vh"
            selection={
              items.length > 1 ? { selected, onChange: setSelected, nameOf: ({ name }) => name } : undefined
            }
            tools={
              <>
                {status}
                {chosen.length > 0 && !restoring && (
                  <RowButton name={text.restoreMany(count)} onClick={restore}>
                    {text.restore}
                  </RowButton>
                )}
              </>
            }
            empty={
              <>
                {status}
                <EmptyState message={text.empty} />
              </>
            }
          />
        )}
      </div>
    </Modal>
  );
}

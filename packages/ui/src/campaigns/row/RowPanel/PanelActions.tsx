import { Button } from '@mantine/core';
import classes from './RowPanel.module.css';
import type { rowPanelLabels } from './rowPanelLabels.ts';

type PanelActionsProps<Row> = {
  row: Row;
  onClose: () => void;
  onEdit?: (row: Row) => void;
  onDuplicate?: (row: Row) => void;
  onDelete?: (row: Row) => void;
  text: typeof rowPanelLabels;
};

/** The actions for the row in a panel. */
export function PanelActions<Row>({
  row,
  onClose,
  onEdit,
  onDuplicate,
  onDelete,
  text,
}: PanelActionsProps<Row>) {
  if (!onEdit && !onDuplicate && !onDelete) return null;
  const then = (act: (row: Row) => void) => () => {
    onClose();
    act(row);
  };
  return (
    <div className={classes.actions}>
      {onEdit && (
        <Button variant="default" onClick={then(onEdit)}>
          {text.edit}
        </Button>
      )}
      {onDuplicate && (
        <Button variant="default" onClick={then(onDuplicate)}>
          {text.duplicate}
        </Button>
      )}
      {onDelete && (
        <Button variant="subtle" color="red" onClick={then(onDelete)}>
          {text.delete}
        </Button>
      )}
    </div>
  );
}

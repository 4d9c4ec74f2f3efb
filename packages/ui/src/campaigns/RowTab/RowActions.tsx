import { Button } from '@mantine/core';
import classes from './RowTab.module.css';

type RowActionsProps = {
  name: string;
  text: { view: string; delete: string };
  deleting: boolean;
  onView: () => void;
  onDelete: () => void;
};

/** The buttons at a row's end; each names its row for those who don't see it. */
export function RowActions({ name, text, deleting, onView, onDelete }: RowActionsProps) {
  return (
    <div className={classes.actions}>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.button}
        onClick={onView}
        aria-label={`${text.view} ${name}`}
      >
        {text.view}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        className={classes.delete}
        onClick={onDelete}
        loading={deleting}
        aria-label={`${text.delete} ${name}`}
      >
        {text.delete}
      </Button>
    </div>
  );
}

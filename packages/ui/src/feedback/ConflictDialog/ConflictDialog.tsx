import { Button, Modal } from '@mantine/core';
import { useId } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { undescribed } from '../../layout/undescribed.ts';
import { useFocusBack } from '../../layout/useFocusBack.ts';
import classes from './ConflictDialog.module.css';

export const conflictDialogLabels = {
  title: 'Saved elsewhere meanwhile',
  message: 'What you entered is still here. These fields differ:',
  same: 'Both versions say the same.',
  apart: 'What you entered is still here. The other change is in other fields.',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Saved meanwhile',
  keepEditing: 'Keep editing',
  takeTheirs: 'Take the saved one',
  saveMine: 'Save mine over it',
  saveBoth: 'Save both changes',
  close: 'Close',
};

/** One field in both versions, as text. */
export type ConflictField = {
  label: string;
  /** As both found it; if only one of them changed it, it is not in conflict. */
  before?: string;
  /** With what the other changed in a field that was not changed here. */
  mine: string;
  theirs: string;
};

export type ConflictDialogProps = {
  /** Whether the dialog is open. */
  opened: boolean;
  /** The fields of both versions; those that both changed are shown. */
  fields: readonly ConflictField[];
  submitting?: boolean;
  /** Also called by Escape and the close button. */
  onKeepEditing: () => void;
  /** Gives up the own edit and shows what the other saved. */
  onTakeTheirs: () => void;
  /** Saves the own version: over the other, or with it if they changed different fields. */
  onSaveMine: () => void;
  labels?: Partial<typeof conflictDialogLabels>;
};

/**
 * Resolves a conflict between two people's changes: shows the fields that both changed, and discards neither version
 * without the user's decision.
 */
export function ConflictDialog({
  opened,
  fields,
  submitting = false,
  onKeepEditing,
  onTakeTheirs,
  onSaveMine,
  labels,
}: ConflictDialogProps) {
  const text = useLabels('conflictDialog', conflictDialogLabels, labels);
  const id = useId();
  const dialog = useFocusBack(opened);
  const differing = fields.filter(({ mine, theirs }) => mine !== theirs);
  const disputed = differing.filter(({ before, theirs }) => before !== theirs);
  const apart = disputed.length === 0 && differing.length > 0;
  return (
    <Modal
      id={id}
      ref={dialog}
      opened={opened}
      onClose={onKeepEditing}
      title={text.title}
      size={560}
      closeButtonProps={{ 'aria-label': text.close }}
      // It may be open above another dialog, and a page has only one banner.
      attributes={{ ...undescribed, header: { role: 'presentation' } }}
    >
      <p id={`${id}-body`} className={classes.message}>
        {apart ? text.apart : disputed.length > 0 ? text.message : text.same}
      </p>
      {disputed.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.mine}</th>
              <th scope="col">{text.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {disputed.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-label={text.mine}>{mine}</td>
                <td data-label={text.theirs}>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={`${classes.buttons} leaf-wrapping`}>
        <Button variant="default" onClick={onTakeTheirs} disabled={submitting}>
          {text.takeTheirs}
        </Button>
        <Button variant="default" onClick={onSaveMine} loading={submitting}>
          {apart ? text.saveBoth : text.saveMine}
        </Button>
        <Button onClick={onKeepEditing} data-autofocus>
          {text.keepEditing}
        </Button>
      </div>
    </Modal>
  );
}

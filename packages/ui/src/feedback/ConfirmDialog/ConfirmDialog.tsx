import { Button, Group, Modal, Text } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { useFocusBack } from '../../layout/useFocusBack.ts';

export const confirmDialogLabels = { confirm: 'Confirm', cancel: 'Cancel', close: 'Close' };

export type ConfirmDialogProps = {
  /** Whether the dialog is open. */
  opened: boolean;
  /** The question; it names the dialog: `Delete "Spring"?` */
  title: string;
  /** The consequences. */
  message?: string;
  /** The verb on the confirming button, such as `Delete`. */
  confirmLabel?: string;
  /** Makes the confirming button red. Default true. */
  danger?: boolean;
  submitting?: boolean;
  /** Does the deed. */
  onConfirm: () => void;
  /** Closes it and changes nothing. */
  onCancel: () => void;
  labels?: Partial<typeof confirmDialogLabels>;
};

/** Asks before something is deleted or taken away. Cancel has the initial focus. */
export function ConfirmDialog({
  opened,
  title,
  message,
  confirmLabel,
  danger = true,
  submitting = false,
  onConfirm,
  onCancel,
  labels,
}: ConfirmDialogProps) {
  const text = useLabels('confirmDialog', confirmDialogLabels, labels);
  const dialog = useFocusBack(opened);
  return (
    <Modal
      ref={dialog}
      opened={opened}
      onClose={onCancel}
      title={title}
      size="sm"
      closeButtonProps={{ 'aria-label': text.close }}
      // It may be open above another dialog, and a page has only one banner.
      attributes={{ header: { role: 'presentation' } }}
    >
      {message && <Text size="sm">{message}</Text>}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {text.cancel}
        </Button>
        <Button color={danger ? 'red' : undefined} onClick={onConfirm} loading={submitting}>
          {confirmLabel ?? text.confirm}
        </Button>
      </Group>
    </Modal>
  );
}

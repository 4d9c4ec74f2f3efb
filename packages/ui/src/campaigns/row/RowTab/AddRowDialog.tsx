import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { FieldsLater } from '../RowForm/fieldsLater.ts';
import type { useAddRow } from './useAddRow.ts';

/** Draws the form of a row. */
export type AddRowForm<Payload> = (state: {
  onSubmit: (payload: Payload) => void;
  onCancel: () => void;
  submitting: boolean;
  error?: string;
}) => ReactNode;

type AddRowDialogProps<Payload> = {
  title: string;
  closeLabel: string;
  adding: ReturnType<typeof useAddRow<Payload>>;
  /** Why the last row could not be added. */
  error?: string;
  form: AddRowForm<Payload>;
};

/** The form for a new row in a dialog, which fills a small screen. */
export function AddRowDialog<Payload>({
  title,
  closeLabel,
  adding,
  error,
  form,
}: AddRowDialogProps<Payload>) {
  const narrow = useMediaQuery('(max-width: 36em)');
  return (
    <Modal
      opened={adding.opened}
      onClose={adding.close}
      title={title}
      size={520}
      fullScreen={narrow}
      // Its height changes with the level: if it were centred, every field would move under the pointer.
      centered={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': closeLabel }}
    >
      <FieldsLater value>
        {form({
          onSubmit: adding.submit,
          onCancel: adding.close,
          submitting: adding.busy,
          error: adding.tried ? error : undefined,
        })}
      </FieldsLater>
    </Modal>
  );
}

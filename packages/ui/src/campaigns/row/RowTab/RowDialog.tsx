import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useConfirm } from '../../../feedback/ConfirmDialog/useConfirm.ts';
import { FormDialogContext } from '../../../form/formDialog.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { activeElement } from '../../../layout/activeElement.ts';
import { undescribed } from '../../../layout/undescribed.ts';
import { useFocusBack } from '../../../layout/useFocusBack.ts';

export const rowDialogLabels = {
  close: 'Close',
  leave: 'Close without saving?',
  leaveMessage: 'What you entered is not saved.',
  discard: 'Discard',
};

type RowDialogProps = {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** What was entered is being saved: it is not lost, and nothing closes the dialog. */
  isSaving: () => boolean;
  /** Called when unsaved input appears or disappears. */
  onUnsaved?: (unsaved: boolean) => void;
  children: ReactNode;
};

/**
 * The form of a row in a dialog, which fills a small screen. Escape and the close button ask first if unsaved
 * input would be lost.
 */
export function RowDialog({ opened, title, onClose, isSaving, onUnsaved, children }: RowDialogProps) {
  const text = useLabels('rowDialog', rowDialogLabels);
  const narrow = useMediaQuery('(max-width: 36em)');
  const confirm = useConfirm();
  const unsaved = useRef(false);
  const frame = useFocusBack(opened);
  const tell = (now: boolean) => {
    unsaved.current = now;
    onUnsaved?.(now);
  };
  // A dialog that told nothing keeps quiet: another one may have input.
  const forget = useEffectEvent(() => {
    if (unsaved.current) tell(false);
  });
  // The form stays while the dialog fades, but nothing of it is lost any more.
  useEffect(() => {
    if (!opened) forget();
  }, [opened]);

  const close = async () => {
    // Escape also reaches this dialog while a confirmation is open above it.
    const front = activeElement()?.closest('[role=dialog]');
    if (front && !frame.current?.contains(front)) return;
    if (isSaving()) return;
    if (!unsaved.current) return onClose();
    const agreed = await confirm({
      title: text.leave,
      message: text.leaveMessage,
      confirmLabel: text.discard,
    });
    if (agreed) onClose();
  };

  return (
    <Modal
      ref={frame}
      opened={opened}
      onClose={close}
      title={title}
      size={600}
      fullScreen={narrow}
      // Its height changes with the level: if it were centred, every field would move under the pointer.
      centered={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': text.close }}
      attributes={undescribed}
    >
      <FormDialogContext value={{ later: true, onUnsaved: tell }}>{children}</FormDialogContext>
    </Modal>
  );
}

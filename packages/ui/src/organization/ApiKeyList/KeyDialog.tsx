import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useUnsaved } from '../../form/useUnsaved.ts';
import { undescribed } from '../../layout/undescribed.ts';
import { useFocusBack } from '../../layout/useFocusBack.ts';
import type { NewKey } from './apiKeyForm.ts';
import type { ApiKeyListText } from './apiKeyListLabels.ts';
import { KeyForm } from './KeyForm.tsx';
import { KeySecret } from './KeySecret.tsx';

/** What the dialog shows: the form of a new key, or a key that was just created or rotated. */
export type KeyView = 'form' | { name: string; secret: string };

type KeyDialogProps = {
  /** Null while it is closed. */
  view: KeyView | null;
  onClose: () => void;
  /** Called once the dialog has closed. */
  onClosed: () => void;
  submitting: boolean;
  error?: string;
  onCreate: (key: NewKey) => void;
  /** Called when a secret is shown, and when it no longer is. */
  onUnsaved?: (unsaved: boolean) => void;
  text: ApiKeyListText;
};

/** The form of a new key, then its secret. A secret cannot be shown again, so only buttons close it. */
export function KeyDialog({
  view,
  onClose,
  onClosed,
  submitting,
  error,
  onCreate,
  onUnsaved,
  text,
}: KeyDialogProps) {
  const [last, setLast] = useState(view);
  const dialog = useFocusBack(view !== null);
  const narrow = useMediaQuery('(max-width: 36em)');
  useUnsaved(view !== null && view !== 'form', onUnsaved);
  if (view && view !== last) setLast(view);
  // The content stays while the dialog fades.
  const shown = view ?? last;
  const secret = shown !== 'form' && shown;
  return (
    <Modal
      ref={dialog}
      opened={view !== null}
      onClose={onClose}
      onExitTransitionEnd={() => {
        setLast(null);
        onClosed();
      }}
      title={secret ? text.secretTitle(secret.name) : text.createTitle}
      size={540}
      fullScreen={narrow}
      closeOnClickOutside={false}
      closeOnEscape={!secret}
      closeButtonProps={{ 'aria-label': text.close }}
      attributes={secret ? undefined : undescribed}
    >
      {shown === 'form' && (
        <KeyForm submitting={submitting} error={error} onCreate={onCreate} onCancel={onClose} text={text} />
      )}
      {secret && <KeySecret secret={secret.secret} onDone={onClose} text={text} />}
    </Modal>
  );
}

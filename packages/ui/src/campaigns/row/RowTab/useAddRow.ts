import { useRef, useState } from 'react';

/**
 * State of the dialog with a row form: it closes when the row is added and stays open, with its values, if
 * that fails or if another row is to follow. The dialog can still be clicked while it fades out, so it stays
 * busy until it is opened again.
 */
export function useAddRow<Payload>(
  // biome-ignore lint/suspicious/noConfusingVoidType: a host that returns nothing means success
  onAdd: (payload: Payload) => Promise<boolean | void> | undefined,
  submitting: boolean,
) {
  const [opened, setOpened] = useState(false);
  const [pending, setPending] = useState(false);
  const [tried, setTried] = useState(false);
  const [added, setAdded] = useState(0);
  const busy = submitting || pending;
  // State would be too late: the second press of a double click comes before the next render.
  const sent = useRef(false);

  const open = () => {
    sent.current = false;
    setPending(false);
    setTried(false);
    setAdded(0);
    setOpened(true);
  };
  // Not `busy`: a host may report late that it is no longer submitting.
  const isSaving = () => sent.current;
  const close = () => {
    if (!isSaving()) setOpened(false);
  };
  const send = async (payload: Payload, another: boolean): Promise<boolean> => {
    if (sent.current) return false;
    sent.current = true;
    setPending(true);
    // The host shows the reason in its own error.
    const done = (await onAdd(payload)?.catch(() => false)) !== false;
    setTried(!done);
    if (done && !another) {
      setOpened(false);
      return true;
    }
    if (done) setAdded((count) => count + 1);
    setPending(false);
    sent.current = false;
    return done;
  };

  return {
    opened,
    busy,
    tried,
    added,
    open,
    close,
    isSaving,
    submit: (payload: Payload) => void send(payload, false),
    submitAnother: (payload: Payload) => send(payload, true),
  };
}

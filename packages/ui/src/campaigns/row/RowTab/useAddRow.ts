import { useRef, useState } from 'react';

/**
 * State of the dialog with a row form: it closes when the row is added and stays open, with its values, if that fails.
 * The fading dialog can still be clicked, so it stays busy until it is opened again.
 */
export function useAddRow<Payload>(
  // biome-ignore lint/suspicious/noConfusingVoidType: a host that answers nothing means success
  onAdd: (payload: Payload) => Promise<boolean | void>,
  submitting: boolean,
) {
  const [opened, setOpened] = useState(false);
  const [pending, setPending] = useState(false);
  const [tried, setTried] = useState(false);
  const busy = submitting || pending;
  // State would be too late: the second press of a double click comes before the next render.
  const sent = useRef(false);

  const open = () => {
    sent.current = false;
    setPending(false);
    setTried(false);
    setOpened(true);
  };
  const close = () => {
    if (!busy) setOpened(false);
  };
  const submit = async (payload: Payload) => {
    if (sent.current) return;
    sent.current = true;
    setPending(true);
    // The host shows why it failed through its own error.
    const done = await onAdd(payload).catch(() => false);
    setTried(true);
    if (done !== false) return setOpened(false);
    setPending(false);
    sent.current = false;
  };

  return { opened, busy, tried, open, close, submit };
}

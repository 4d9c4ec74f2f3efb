import { useState } from 'react';

/** The dialog of a row form: it closes when the row is added and stays, as it is, when that fails. */
export function useAddRow<Payload>(
  // biome-ignore lint/suspicious/noConfusingVoidType: a host that answers nothing means success
  onAdd: (payload: Payload) => Promise<boolean | void>,
  submitting: boolean,
) {
  const [opened, setOpened] = useState(false);
  const [pending, setPending] = useState(false);
  const [tried, setTried] = useState(false);
  const busy = submitting || pending;

  const open = () => {
    setTried(false);
    setOpened(true);
  };
  const close = () => {
    if (!busy) setOpened(false);
  };
  const submit = async (payload: Payload) => {
    setPending(true);
    // The host shows why it failed through its own error.
    const done = await onAdd(payload).catch(() => false);
    setPending(false);
    setTried(true);
    if (done !== false) setOpened(false);
  };

  return { opened, busy, tried, open, close, submit };
}

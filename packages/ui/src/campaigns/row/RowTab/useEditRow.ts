import { useCallbackRef } from '@mantine/hooks';
import { useRef, useState } from 'react';

/** How saving a change ended: false if it failed; `current` is the row that somebody else saved meanwhile. */
// biome-ignore lint/suspicious/noConfusingVoidType: a host that answers nothing means success
export type Saved<Row> = boolean | void | { current: Row };

/** Saves the change of a row. `row` is what the change began from: its version says whether it is still the saved one. */
export type SaveRow<Row, Payload> = (row: Row, payload: Payload) => Promise<Saved<Row>>;

/** State of the dialog that edits a row: it closes once the row is saved, and keeps both versions if they collide. */
export function useEditRow<Row, Payload>(onEdit: SaveRow<Row, Payload> | undefined) {
  const [opened, setOpened] = useState(false);
  // The row outlives `opened`, so that the form stays while the dialog fades.
  const [row, setRow] = useState<Row>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [current, setCurrent] = useState<Row>();
  // What was sent last, for the comparison with what is saved.
  const [mine, setMine] = useState<Payload>();
  const sent = useRef(false);
  // What the change is compared with when it is saved.
  const base = useRef<Row>(undefined);

  const open = useCallbackRef((chosen: Row) => {
    sent.current = false;
    base.current = chosen;
    setRow(chosen);
    setBusy(false);
    setFailed(false);
    setCurrent(undefined);
    setOpened(true);
  });
  const close = () => {
    if (!busy) setOpened(false);
  };
  const submit = async (payload: Payload) => {
    if (sent.current || !onEdit || !base.current) return;
    sent.current = true;
    setMine(payload);
    setBusy(true);
    const saved = await onEdit(base.current, payload).catch(() => false);
    const theirs = typeof saved === 'object' ? saved.current : undefined;
    setFailed(saved === false);
    setCurrent(theirs);
    if (saved !== false && !theirs) {
      setOpened(false);
      return;
    }
    setBusy(false);
    sent.current = false;
  };
  const conflict = current && {
    current,
    onKeepEditing: () => {
      base.current = current;
      setCurrent(undefined);
    },
    onTakeTheirs: () => setOpened(false),
    onSaveMine: (payload: Payload) => {
      base.current = current;
      void submit(payload);
    },
  };

  return { opened, row, busy, failed, conflict, sent: mine, open, close, submit };
}

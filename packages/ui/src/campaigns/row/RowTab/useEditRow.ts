import { useRef, useState } from 'react';

/** How saving a change ended: false if it failed; `current` is the row that somebody else saved meanwhile. */
// biome-ignore lint/suspicious/noConfusingVoidType: a host that returns nothing means success
export type Saved<Row> = boolean | void | { current: Row };

/**
 * Saves an edited row. `row` is the version that was edited: it tells whether another one has been saved
 * since.
 */
export type SaveRow<Row, Payload> = (row: Row, payload: Payload) => Promise<Saved<Row>>;

/**
 * State of the dialog that edits a row: it closes once the row is saved, and keeps both versions on a
 * conflict.
 */
export function useEditRow<Row, Payload>(onEdit: SaveRow<Row, Payload> | undefined) {
  const [opened, setOpened] = useState(false);
  // The row outlives `opened`, so that the form stays while the dialog fades out.
  const [row, setRow] = useState<Row>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [current, setCurrent] = useState<Row>();
  // The payload sent last, to compare with the saved row.
  const [mine, setMine] = useState<Payload>();
  const sent = useRef(false);
  // The version to compare with on saving.
  const base = useRef<Row>(undefined);

  const open = (chosen: Row) => {
    sent.current = false;
    base.current = chosen;
    setRow(chosen);
    setBusy(false);
    setFailed(false);
    setCurrent(undefined);
    setOpened(true);
  };
  const isSaving = () => sent.current;
  const close = () => {
    if (!isSaving()) setOpened(false);
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
  const goOn = () => {
    base.current = current;
    setRow(current);
    setCurrent(undefined);
  };
  const conflict = current && {
    current,
    onKeepEditing: goOn,
    onTakeTheirs: () => setOpened(false),
    onSaveMine: (payload: Payload) => {
      goOn();
      void submit(payload);
    },
  };

  return { opened, row, busy, failed, conflict, sent: mine, open, close, isSaving, submit };
}

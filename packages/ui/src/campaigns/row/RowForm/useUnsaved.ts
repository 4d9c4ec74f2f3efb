import { useContext, useEffect } from 'react';
import { FormDialogContext } from './formDialog.ts';

/** Tells the dialog around a form whether closing it would lose something, and asks before the page is left. */
export function useUnsaved(unsaved: boolean) {
  const { onUnsaved } = useContext(FormDialogContext);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    onUnsaved(true);
    addEventListener('beforeunload', ask);
    return () => {
      onUnsaved(false);
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved, onUnsaved]);
}

import { useContext, useEffect } from 'react';
import { FormDialogContext } from './formDialog.ts';

/**
 * Tells the dialog around a form, or a callback, whether closing it would lose something, and asks before the tab is
 * closed.
 */
export function useUnsaved(unsaved: boolean, tell?: (unsaved: boolean) => void) {
  const dialog = useContext(FormDialogContext);
  const onUnsaved = tell ?? dialog.onUnsaved;
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

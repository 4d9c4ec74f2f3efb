import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { FormDialogContext } from './formDialog.ts';

/** Reports unsaved input to the dialog around a form, or to a callback, and asks before the tab is closed. */
export function useUnsaved(unsaved: boolean, tell?: (unsaved: boolean) => void) {
  const dialog = useContext(FormDialogContext);
  // An app may pass a new function at each render, which is no news.
  const say = useEffectEvent(tell ?? dialog.onUnsaved);
  // Escape may be pressed as soon as the form looks saved.
  useLayoutEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    say(true);
    addEventListener('beforeunload', ask);
    return () => {
      say(false);
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);
}

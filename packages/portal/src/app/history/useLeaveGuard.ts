import { leavePageLabels, useConfirm, useLabels } from '@leaf/ui';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { wasRefused } from '../session/session.ts';
import { holdPage } from './holdPage.ts';

/**
 * Asks before a link, a button, or the browser's Back or Forward leaves a page with unsaved input. Returns
 * the callback that reports unsaved input. Use it for input that takes more than a moment to enter again:
 * rows, a campaign, a plan.
 */
export function useLeaveGuard() {
  const [unsaved, setUnsaved] = useState(false);
  const text = useLabels('leavePage', leavePageLabels);
  const confirm = useConfirm();
  const { navigator } = useContext(NavigationContext);
  const ask = useEffectEvent(() =>
    confirm({ title: text.title, message: text.message, confirmLabel: text.leave }),
  );
  useEffect(() => {
    if (!unsaved) return;
    // After the session has ended, a dialog is already the question, and nothing on the page can be saved.
    return holdPage(navigator, async () => wasRefused() || ask());
  }, [unsaved, navigator]);
  return setUnsaved;
}

import { leavePageLabels, useConfirm, useLabels } from '@leaf/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** A link that leads to another page in this tab. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.download || link.origin !== location.origin) return undefined;
  return link;
}

/**
 * Asks before a link leads away from a page with something unsaved on it. Returns the callback for what tells of unsaved
 * things.
 */
export function useLeaveGuard() {
  const [unsaved, setUnsaved] = useState(false);
  const text = useLabels('leavePage', leavePageLabels);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const ask = useEffectEvent(() =>
    confirm({ title: text.title, message: text.message, confirmLabel: text.leave }),
  );
  const follow = useEffectEvent((link: HTMLAnchorElement) =>
    navigate(link.pathname + link.search + link.hash),
  );

  useEffect(() => {
    if (!unsaved) return;
    let asking = false;
    const onClick = async (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (asking) return;
      asking = true;
      const agreed = await ask();
      asking = false;
      if (agreed) void follow(link);
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [unsaved]);
  return setUnsaved;
}

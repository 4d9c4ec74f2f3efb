import { useClickOutside } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

/** A button and the panel it opens: Escape, a press elsewhere and leaving by keyboard close the panel. */
export function usePanel<Frame extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return {
    id,
    open,
    close,
    /** Props of the element around the two. */
    frame: {
      ref: useClickOutside<Frame>(close),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      },
      onBlur: (event: FocusEvent) => {
        // Pressing the button blurs the panel, which would close by itself.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
  };
}

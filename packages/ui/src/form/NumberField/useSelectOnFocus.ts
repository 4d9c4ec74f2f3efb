import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { activeElement } from '../../layout/activeElement.ts';

/**
 * Handlers that select the text of a field when it gets the focus, by Tab, by a click or from a script, so
 * that typing replaces it. A second click sets the caret as usual. Dialogs need this: their focus trap moves
 * the focus itself, and a script's `focus()` selects nothing.
 */
export function useSelectOnFocus() {
  const pressed = useRef(false);
  const away = useRef(false);
  return {
    onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      pressed.current = activeElement() !== currentTarget;
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      // Returning from another window: keep the selection.
      if (!pressed.current && !away.current) currentTarget.select();
      away.current = false;
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      // The browser has placed the caret at the pointer, unless the user selected a part by dragging.
      if (pressed.current && currentTarget.selectionStart === currentTarget.selectionEnd)
        currentTarget.select();
      pressed.current = false;
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      away.current = activeElement() === currentTarget;
      pressed.current = false;
    },
  };
}

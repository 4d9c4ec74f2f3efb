import { type ChangeEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { caretIn, editDigits, type NumberMarks, refuses } from '../digits.ts';

/** Shows a whole number with thousands separators while it is typed; the caret stays behind the same digit. */
export function useDigits(value: string, onChange: (value: string) => void, { group }: NumberMarks) {
  const field = useRef<HTMLInputElement>(null);
  const from = useRef<number>(undefined);
  const caret = useRef<number>(undefined);
  const [leftOut, sayLeftOut] = useReducer((_: unknown, text: { text?: string }) => text, {});
  const shown = group(value);

  useEffect(() => {
    const input = field.current;
    const before = (event: InputEvent) => {
      from.current = input?.selectionStart ?? undefined;
      const text = event.data?.trim() ?? '';
      if (!refuses(text)) return;
      // The selection stays too, so that the next digit replaces it.
      event.preventDefault();
      // An apostrophe may be typed as a separator.
      sayLeftOut({ text: /^['’]$/.test(text) ? undefined : text });
    };
    input?.addEventListener('beforeinput', before);
    return () => input?.removeEventListener('beforeinput', before);
  }, []);

  useLayoutEffect(() => {
    if (caret.current === undefined || field.current === null) return;
    const at = caretIn(shown, value, caret.current);
    caret.current = undefined;
    field.current.setSelectionRange(at, at);
  });

  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const edited = editDigits({
      value,
      after: currentTarget.value,
      caret: currentTarget.selectionStart ?? currentTarget.value.length,
      type,
      from: from.current,
    });
    from.current = undefined;
    caret.current = edited.caret;
    // Renders the field even if its value is unchanged: the caret has to be restored. The message stays
    // while somebody types on: in `1e3` the digit after the letter would hide it.
    sayLeftOut({ text: edited.leftOut ?? (type === 'insertText' ? leftOut.text : undefined) });
    if (edited.value !== value) onChange(edited.value);
  };

  return { field, shown, change, leftOut: leftOut.text, forget: () => sayLeftOut({}) };
}

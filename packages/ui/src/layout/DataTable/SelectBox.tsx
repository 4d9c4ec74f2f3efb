import { type ReactNode, useEffect, useRef } from 'react';
import classes from './DataTable.module.css';

type SelectBoxProps = {
  checked: boolean;
  /** Whether only some of the rows it represents are selected. */
  partly?: boolean;
  onChange: (checked: boolean, range: boolean) => void;
  /** The accessible name, if it has no visible text. */
  name?: string;
  /** Text beside it, visible where a row is a card. */
  children?: ReactNode;
};

/** The checkbox of a row, or of all rows. A plain element: a sort renders dozens of them. */
export function SelectBox({ checked, partly = false, onChange, name, children }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <td className={classes.pick}>
      <label className={classes.pickArea}>
        <input
          ref={box}
          type="checkbox"
          className={classes.box}
          checked={checked}
          aria-label={name}
          onChange={({ currentTarget, nativeEvent }) =>
            onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
        {children}
      </label>
    </td>
  );
}

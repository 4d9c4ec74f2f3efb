import { type ReactNode, useContext } from 'react';
import { type MarkSpot, MarksContext } from './marksContext.ts';
import classes from './PlotFrame.module.css';

export type MarkProps = MarkSpot & {
  /** Its accessible name: its figures in words. */
  name: string;
  /** Its role if it can be chosen: it leads somewhere, or it is one of several. */
  role: 'link' | 'button';
  chosen?: boolean;
  transform?: string;
  children: ReactNode;
};

/** A part of a drawing that can be pointed at, focused and, if the plot handles it, chosen. */
export function Mark({ id, x, y, name, role, chosen, transform, children }: MarkProps) {
  const { reachable, onPointed, onFocused, onBlurred, onKey, onChosen } = useContext(MarksContext);
  const spot = { id, x, y };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role depends on what the plot does with its marks
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only buttons are pressed
    <g
      role={onChosen ? role : 'img'}
      aria-label={name}
      aria-pressed={onChosen && role === 'button' ? chosen === true : undefined}
      tabIndex={reachable === id ? 0 : -1}
      data-mark={id}
      className={classes.mark}
      transform={transform}
      onMouseEnter={() => onPointed(spot)}
      onFocus={() => onFocused(spot)}
      onBlur={onBlurred}
      onClick={onChosen && (() => onChosen(id))}
      onKeyDown={(event) => {
        if (onKey(id, event.key)) event.preventDefault();
      }}
    >
      {children}
    </g>
  );
}

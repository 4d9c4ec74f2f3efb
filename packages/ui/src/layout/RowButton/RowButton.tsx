import { Loader } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { firstClick } from '../firstClick.ts';
import { BusyRow } from './busyRow.ts';
import classes from './RowButton.module.css';

type Shared = {
  /** `strong` for the expected next step, `danger` for a destructive one; by default neither. */
  tone?: 'strong' | 'danger';
  /** Accessible name: the action and its row, `Delete Spring banner`. */
  name: string;
  /** The action in one word. */
  children: ReactNode;
};

export type RowButtonProps = Shared & {
  /** Does the deed of the button, once for a double click: the second may meet the button of another row. */
  onClick: () => void;
  /** Id of its row, for a button that is disabled while its table's `busyId` is that row. */
  row?: string | number;
  /** Whether it then shows dots. Default true. */
  dots?: boolean;
};

export type RowLinkProps = Shared & {
  /** Where it leads. */
  href: string;
};

/**
 * A small button in a table row. A plain element: sorting renders dozens of them, and Mantine's buttons took as long as
 * the rest of the table.
 */
export function RowButton({ tone, name, row, dots = true, onClick, children }: RowButtonProps) {
  const busyRow = useContext(BusyRow);
  const busy = row !== undefined && busyRow === row;
  return (
    <button
      type="button"
      className={classes.button}
      data-tone={tone}
      data-dots={(busy && dots) || undefined}
      disabled={busy}
      aria-label={name}
      onClick={firstClick(onClick)}
    >
      {children}
      {busy && dots && <Loader size={18} color="gray" className={classes.dots} aria-hidden />}
    </button>
  );
}

/** A link in a row of a table, like its buttons. */
export function RowLink({ tone, name, href, children }: RowLinkProps) {
  return (
    <LeafLink href={href} className={classes.button} data-tone={tone} aria-label={name}>
      {children}
    </LeafLink>
  );
}

/** Groups the buttons at the end of a row. */
export function RowActions({
  children,
}: {
  /** `RowButton`s and `RowLink`s. */
  children: ReactNode;
}) {
  return <div className={classes.actions}>{children}</div>;
}

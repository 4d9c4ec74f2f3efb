import { Loader } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { BusyRow } from './busyRow.ts';
import classes from './RowButton.module.css';

type Shared = {
  /** `strong` for the step that is waited for, `danger` for what destroys; by default neither. */
  tone?: 'strong' | 'danger';
  /** Accessible name: the act and the row it is for, `Delete Spring banner`. */
  name: string;
  /** The act in one word. */
  children: ReactNode;
};

export type RowButtonProps = Shared & {
  onClick: () => void;
  /** Id of its row, for a button that can't be pressed while that is its table's `busyId`. */
  row?: string | number;
  /** Whether dots stand in its place then. Default true. */
  dots?: boolean;
};

export type RowLinkProps = Shared & { href: string };

/**
 * A small button in a row of a table. It is a plain element: one sort draws dozens of them, and as Mantine's buttons they
 * took as long as the rest of the table.
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
      onClick={onClick}
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

/** Holds the buttons at a row's end. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../../feedback/EmptyState/EmptyState.tsx';
import { noValue } from '../../format/format.ts';
import { Section } from './Section.tsx';

type ListSectionProps = {
  title: string;
  /** What stands in place of the list when it is not known. */
  picture: EmptyStateProps['picture'];
  /** What the list shows. */
  rows: readonly unknown[];
  loading?: boolean;
  /** Why the list failed to load, or a deletion failed. */
  error?: string;
  /** Content below the list. */
  footer?: ReactNode;
  /** The list. */
  children: ReactNode;
};

/** The part of a screen that holds its list. If the list failed to load, it must not look empty. */
export function ListSection({ title, picture, rows, loading, error, footer, children }: ListSectionProps) {
  const unknown = Boolean(error) && rows.length === 0 && !loading;
  return (
    <Section title={title} flush>
      {unknown ? <EmptyState picture={picture} message={noValue} /> : children}
      {footer}
    </Section>
  );
}

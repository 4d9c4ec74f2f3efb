import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import classes from './PageHeader.module.css';

export const pageHeaderLabels = { back: 'Back', trail: 'You are here' };

/** A step of a breadcrumb trail; the current page has no address. */
export type TrailStep = { label: string; href?: string };

export type PageHeaderProps = {
  /** The page's one `h1`. It can take the focus after a change of route. */
  title: string;
  /** Next to the title, such as a version badge. */
  aside?: ReactNode;
  /** Where “Back” leads. */
  backHref?: string;
  /** Says where “Back” leads, if not the usual word. */
  backLabel?: string;
  /** Breadcrumbs, from the part of the product down to the current page. */
  trail?: readonly TrailStep[];
  /** A sentence or a few facts below the title. */
  description?: ReactNode;
  /** Buttons; at most one of them primary. */
  actions?: ReactNode;
  /** Shown in the red banner directly below the title. */
  error?: string;
  /** A change further down the page is pending: an error that ends it comes into view. */
  changing?: boolean;
  /** Takes the error away; without it there is no close button. */
  onErrorClose?: () => void;
  /** A next step inside the banner. */
  errorAction?: ReactNode;
  labels?: Partial<typeof pageHeaderLabels>;
};

/** The header of a page: title, back link, actions, and errors. */
export function PageHeader({
  title,
  aside,
  backHref,
  backLabel,
  trail = [],
  description,
  actions,
  error,
  changing = false,
  onErrorClose,
  errorAction,
  labels,
}: PageHeaderProps) {
  const text = useLabels('pageHeader', pageHeaderLabels, labels);
  const header = useRef<HTMLElement>(null);
  const wasChanging = useRef(changing);
  useEffect(() => {
    if (wasChanging.current && !changing && error) header.current?.scrollIntoView?.({ block: 'nearest' });
    wasChanging.current = changing;
  }, [changing, error]);
  return (
    <header ref={header} className={classes.header}>
      {(backHref || trail.length > 0) && (
        <div className={classes.place}>
          {backHref && (
            <LeafLink href={backHref} className={classes.back}>
              <IconArrowLeft size={16} stroke={1.75} aria-hidden className={classes.arrow} />
              {backLabel ?? text.back}
            </LeafLink>
          )}
          {trail.length > 0 && <Trail name={text.trail} steps={trail} />}
        </div>
      )}
      <div className={classes.row}>
        <div className={classes.heading}>
          <div className={classes.titleRow}>
            <h1 className={classes.title} tabIndex={-1}>
              {title}
            </h1>
            {aside}
          </div>
          {description && <div className={classes.description}>{description}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {error && (
        <div className={classes.error}>
          <ErrorBanner message={error} onClose={onErrorClose} action={errorAction} />
        </div>
      )}
    </header>
  );
}

function Trail({ name, steps }: { name: string; steps: readonly TrailStep[] }) {
  return (
    <nav aria-label={name}>
      <ol className={classes.trail}>
        {steps.map(({ label, href }) => (
          <li key={href ?? ''} className={classes.step}>
            {href ? <LeafLink href={href}>{label}</LeafLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

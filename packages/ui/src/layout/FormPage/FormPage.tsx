import type { ReactNode } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { SuccessNote } from '../../feedback/SuccessNote/SuccessNote.tsx';
import classes from './FormPage.module.css';

export type FormPageProps = {
  /** The page's one `h1`. */
  title: string;
  /** Why the form is there, below the heading. */
  description?: ReactNode;
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** A success message above the content. */
  success?: ReactNode;
  /** Content on its own surface. */
  children?: ReactNode;
  /** Links to other pages, below the surface. */
  footer?: ReactNode;
  /** Shown on an ink band at the start side if there is room, such as `ProductBand`. */
  aside?: ReactNode;
};

/** A page for one short task, at most 440 px wide, with an optional band beside it. */
export function FormPage({
  title,
  description,
  error,
  errorAction,
  success,
  children,
  footer,
  aside,
}: FormPageProps) {
  return (
    <div className={classes.page} data-split={aside ? '' : undefined}>
      <div className={classes.task}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {description && <div className={classes.description}>{description}</div>}
        <div className={classes.news}>
          <ErrorBanner message={error} action={errorAction} />
          <SuccessNote>{success}</SuccessNote>
        </div>
        {children && <div className={classes.surface}>{children}</div>}
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}

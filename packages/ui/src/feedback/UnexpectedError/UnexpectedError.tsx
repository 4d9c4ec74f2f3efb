import { Button } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import classes from './UnexpectedError.module.css';

export const unexpectedErrorLabels = {
  title: 'Unexpected Application Error!',
  hint: 'Nothing you saved is lost. Load the page again; if it comes back, go to the start.',
  retry: 'Load again',
  home: 'Go to the start',
};

export type UnexpectedErrorProps = {
  /** The program's error message, for a report. */
  detail?: string;
  /** Tries again. */
  onRetry?: () => void;
  /** Where the start page is. */
  homeHref?: string;
  labels?: Partial<typeof unexpectedErrorLabels>;
};

/** Shown instead of a page that could not be rendered. */
export function UnexpectedError({ detail, onRetry, homeHref, labels }: UnexpectedErrorProps) {
  const text = useLabels('unexpectedError', unexpectedErrorLabels, labels);
  return (
    <div role="alert" className={classes.page}>
      <h1 className={classes.title}>{text.title}</h1>
      <p className={classes.hint}>{text.hint}</p>
      {detail && <pre className={classes.detail}>{detail}</pre>}
      <div className={classes.actions}>
        {onRetry && <Button onClick={onRetry}>{text.retry}</Button>}
        {homeHref && (
          <Button component={LeafLink} href={homeHref} variant="default">
            {text.home}
          </Button>
        )}
      </div>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import classes from './AccessDenied.module.css';

export const accessDeniedLabels = {
  title: 'Access Denied',
  message: 'You do not have permission to access this page.',
  back: 'Back to the tools',
};

export type AccessDeniedProps = {
  /** Where to go instead. */
  backHref?: string;
  labels?: Partial<typeof accessDeniedLabels>;
};

/** Shown instead of a page that the user may not see. */
export function AccessDenied({ backHref, labels }: AccessDeniedProps) {
  const text = useLabels('accessDenied', accessDeniedLabels, labels);
  return (
    <div className={classes.page}>
      <h1 className={classes.title} tabIndex={-1}>
        {text.title}
      </h1>
      <p className={classes.message}>{text.message}</p>
      {backHref && (
        <Button component={LeafLink} href={backHref} variant="default" mt="lg">
          {text.back}
        </Button>
      )}
    </div>
  );
}

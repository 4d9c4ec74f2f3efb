import { Loader } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './Loading.module.css';

export const loadingLabels = { loading: 'Loading…' };

export type LoadingProps = {
  /** Height reserved while loading, so that nothing jumps. Default 160 px. */
  minHeight?: number | string;
  labels?: Partial<typeof loadingLabels>;
};

/** A loading indicator that appears only after 150 ms, so that fast responses do not flicker. */
export function Loading({ minHeight = 160, labels }: LoadingProps) {
  const text = useLabels('loading', loadingLabels, labels);
  return (
    <div role="status" className={classes.loading} style={{ minHeight }}>
      <Loader size="sm" aria-hidden />
      <span>{text.loading}</span>
    </div>
  );
}

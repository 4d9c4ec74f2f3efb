import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { ErrorBanner } from '../ErrorBanner/ErrorBanner.tsx';

export const partBoundaryLabels = {
  failed: 'This part could not be shown. The rest of the page works.',
  retry: 'Try again',
};

export type PartBoundaryProps = {
  /** The part whose errors stay inside. */
  children: ReactNode;
  /** Rendered instead of a part that failed. Default: a banner with a retry button. */
  fallback?: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** Called before the part is rendered again. */
  onRetry?: () => void;
  labels?: Partial<typeof partBoundaryLabels>;
};

/** Contains an error in one part of the page. */
export class PartBoundary extends Component<PartBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: undefined });
  };

  override render() {
    const { children, fallback, labels } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (fallback) return fallback({ error: failure.error, retry: this.retry });
    return <FailedPart onRetry={this.retry} labels={labels} />;
  }
}

function FailedPart({ onRetry, labels }: { onRetry: () => void } & Pick<PartBoundaryProps, 'labels'>) {
  const text = useLabels('partBoundary', partBoundaryLabels, labels);
  return (
    <ErrorBanner
      message={text.failed}
      action={
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {text.retry}
        </Button>
      }
    />
  );
}

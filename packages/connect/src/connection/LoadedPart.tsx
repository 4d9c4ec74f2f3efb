import { Loading, PartBoundary } from '@leaf/ui';
import { type ReactNode, Suspense } from 'react';

type LoadedPartProps = {
  /** The room it needs, in px, so that nothing moves when its code arrives. */
  minHeight: number;
  children: ReactNode;
};

/** A part of a view whose code is loaded when it is shown. What goes wrong in it leaves the rest of the view alone. */
export function LoadedPart({ minHeight, children }: LoadedPartProps) {
  return (
    <PartBoundary>
      <Suspense fallback={<Loading minHeight={minHeight} />}>{children}</Suspense>
    </PartBoundary>
  );
}

import { PartBoundary } from '@leaf/ui';
import { type ComponentType, lazy, useState } from 'react';
import { useConnection } from './connectionContext.ts';

/**
 * A component whose code is loaded when it is first shown, in the way of the app around it. If that fails, a message in its
 * place offers to try again.
 */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  // Kept here: a component that suspends has no state yet.
  let shown: ComponentType<Props> | undefined;
  function Fetched(props: Props) {
    const { load = (part) => part() } = useConnection();
    const [Shown] = useState(() => {
      shown ??= lazy(() => load(fetchPart).then((part) => ({ default: part })));
      return shown;
    });
    return <Shown {...props} />;
  }
  const forget = () => {
    shown = undefined;
  };
  return (props: Props) => (
    // What `lazy` could not fetch stays failed: another try needs another one.
    <PartBoundary onRetry={forget}>
      <Fetched {...props} />
    </PartBoundary>
  );
}

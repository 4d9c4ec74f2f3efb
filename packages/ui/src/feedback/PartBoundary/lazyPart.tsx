import { type ComponentType, lazy, useState } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

/** Loads code, for example with another try or a new page where a release has removed it. */
export type LoadCode = <T>(part: () => Promise<T>) => Promise<T>;

const asItLoads: LoadCode = (part) => part();

/**
 * A component whose code is loaded when it is first shown. If that fails, a message in its place offers to try again. Put
 * `Suspense` around it for what stands there until the code has come.
 * @param fetchPart imports the code
 * @param useLoad a hook with the app's own way to load code
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  useLoad: () => LoadCode | undefined = () => asItLoads,
) {
  // Kept here: a component that suspends has no state yet.
  let shown: ComponentType<Props> | undefined;
  const shownBy = (load: LoadCode) => {
    shown ??= lazy(async () => ({ default: await load(fetchPart) }));
    return shown;
  };
  function Fetched(props: Props) {
    const load = useLoad() ?? asItLoads;
    const [Shown] = useState(() => shownBy(load));
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

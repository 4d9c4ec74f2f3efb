import { ErrorBanner, ErrorStep, Loading, PartBoundary, UnexpectedError } from '@leaf/ui';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import {
  type Location,
  type NonIndexRouteObject,
  type RouteObject,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { useWords } from './language/useWords.ts';
import { LoadError, load, loadApi } from './load.ts';
import { paths } from './paths.ts';
import type { ReadName } from './prefetch.ts';

type Code = () => Promise<{ Component: ComponentType }>;

/** The metadata of a route. */
export type PageHandle = {
  /** Fetches the page's code. */
  code: () => Promise<unknown>;
  /** The data it reads. */
  reads?: ReadName;
};

/** A page whose code is loaded on demand. `path` is undefined for a layout route. */
export function page(
  path: string | undefined,
  code: Code,
  reads?: ReadName,
  children?: RouteObject[],
): NonIndexRouteObject {
  let loaded: ComponentType | undefined;
  // Kept here: a component that suspends has no state yet, and would repeat a request that just failed.
  let awaited: ComponentType | undefined;
  const fetchCode = async () => {
    const { Component } = await code();
    loaded = Component;
    return { default: Component };
  };
  function Page() {
    // Code that has loaded is rendered at once; `lazy` would show the loading page for a moment.
    const [Shown] = useState(() => {
      awaited ??= lazy(() => load(fetchCode));
      return loaded ?? awaited;
    });
    return <Shown />;
  }
  const failed = ({ error, retry }: FailedProps) => (
    <Failed
      error={error}
      fetchCode={fetchCode}
      retry={() => {
        awaited = undefined;
        retry();
      }}
    />
  );
  const handle: PageHandle = { code: fetchCode, reads };
  const element = (
    <PartBoundary key={path} fallback={failed}>
      <Suspense
        fallback={
          <>
            <title>Leaf</title>
            <Loading minHeight="60vh" />
          </>
        }
      >
        <Page />
        <FocusHeading />
      </Suspense>
    </PartBoundary>
  );
  return { path, element, handle, children };
}

type FailedProps = { error: unknown; retry: () => void };

function Failed({ error, retry, fetchCode }: FailedProps & { fetchCode: PageHandle['code'] }) {
  // It renders seldom: caching its parts would only make the first page larger.
  'use no memo';
  const { unloaded } = useWords().sentences;
  const isUnloaded = error instanceof LoadError;
  useEffect(() => {
    if (!isUnloaded) return;
    // The message stays until the code is there: the first requests of a new connection often fail.
    const again = () => void fetchCode().then(retry, () => undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return isUnloaded ? (
    <ErrorBanner message={unloaded} action={<ErrorStep onRetry={retry} />} />
  ) : (
    <UnexpectedError onRetry={() => void forgetUnseen().then(retry)} homeHref={paths.postLogin} />
  );
}

/** Drops cached data before a failed page is rendered again: the data may have caused the failure. */
const forgetUnseen = () =>
  loadApi()
    .then(({ queryClient }) => queryClient.removeQueries({ type: 'inactive' }))
    .catch(() => undefined);

let focusedPage: string | undefined;
/** Where the browser loaded the portal. */
let firstLocation: Location | undefined;

/**
 * Scrolls to the top and focuses the heading when the page changes. The tabs of one thing count as one page, whose
 * heading is focused only if the link that was followed is gone.
 */
export function FocusHeading() {
  const location = useLocation();
  const { pathname } = location;
  const isStep = useNavigationType() === 'POP';
  firstLocation ??= location;
  // The parts of a page that the browser loaded arrive one by one, and nothing had the focus.
  const isFollowed = location !== firstLocation;
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    const here = pathname.replace(/(\/\d+)\/.*/, '$1');
    const isOther = focusedPage !== here;
    // A dialog that asked before the page was left is about to go.
    const isLost = isFollowed && !!document.activeElement?.matches('body, [role=dialog] *');
    if (focusedPage !== undefined && (isOther || isLost)) {
      // "Back" and "Forward" lead to where the page was left; the browser scrolls there.
      if (isOther && !isStep) window.scrollTo(0, 0);
      heading.focus({ preventScroll: true });
    }
    focusedPage = here;
  }, [pathname, isFollowed, isStep]);
  return null;
}

import { ErrorBanner, ErrorStep, Loading, PartBoundary, UnexpectedError } from '@leaf/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type NonIndexRouteObject, type RouteObject, useLocation } from 'react-router-dom';
import { LoadError, load, loadApi } from './load.ts';
import { paths } from './paths.ts';
import type { ReadName } from './prefetch.ts';

type Code = () => Promise<{ Component: ComponentType }>;

/** What a route says about itself. */
export type PageHandle = {
  /** Fetches the page's code. */
  code: () => Promise<unknown>;
  /** Which data it reads. */
  reads?: ReadName;
};

const unloaded = 'This page could not be loaded. Check your connection and try again.';

/** A page whose code comes when it is needed. `path` is undefined for one that only frames others. */
export function page(
  path: string | undefined,
  code: Code,
  reads?: ReadName,
  children?: RouteObject[],
): NonIndexRouteObject {
  let loaded: ComponentType | undefined;
  // Kept here: a component that waits for its code has no state yet, and would ask again for what just failed.
  let awaited: ComponentType | undefined;
  const fetchCode = async () => {
    const { Component } = await code();
    loaded = Component;
    return { default: Component };
  };
  function Page() {
    // Code that is there is drawn at once; `lazy` would show the waiting page for a moment.
    const [Shown] = useState(() => {
      awaited ??= lazy(() => load(fetchCode));
      return loaded ?? awaited;
    });
    return <Shown />;
  }
  const failed = ({ error, retry }: FailedProps) => (
    <Failed
      error={error}
      retry={() => {
        awaited = undefined;
        retry();
      }}
    />
  );
  const handle: PageHandle = { code: fetchCode, reads };
  const element = (
    <Part key={path} fallback={failed}>
      <Page />
      <FocusHeading />
    </Part>
  );
  return { path, element, handle, children };
}

/** Waits for a page and keeps its faults from the rest. */
function Part({
  fallback,
  children,
}: {
  fallback: (failure: FailedProps) => ReactNode;
  children: ReactNode;
}) {
  return (
    <PartBoundary fallback={fallback}>
      <Suspense fallback={<Loading minHeight="60vh" />}>{children}</Suspense>
    </PartBoundary>
  );
}

type FailedProps = { error: unknown; retry: () => void };

function Failed({ error, retry }: FailedProps) {
  return error instanceof LoadError ? (
    <ErrorBanner message={unloaded} action={<ErrorStep onRetry={retry} />} />
  ) : (
    <UnexpectedError onRetry={() => void forgetUnseen().then(retry)} homeHref={paths.postLogin} />
  );
}

/** Has a page that could not be drawn ask for its data anew: they may be what it failed at. */
const forgetUnseen = () =>
  loadApi()
    .then(({ queryClient }) => queryClient.removeQueries({ type: 'inactive' }))
    .catch(() => undefined);

let focusedPage: string | undefined;

/** After a change of page it begins at the top and its heading takes the focus; the tabs of one campaign are one page. */
function FocusHeading() {
  const { pathname } = useLocation();
  const here = pathname.split('/').slice(0, 3).join('/');
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (!heading || focusedPage === here) return;
    if (focusedPage !== undefined) {
      window.scrollTo(0, 0);
      heading.focus({ preventScroll: true });
    }
    focusedPage = here;
  }, [here]);
  return null;
}

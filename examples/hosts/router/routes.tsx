import { CampaignList, ErrorBanner, LeafProvider, StorageTab } from '@leaf/ui';
import { type ComponentProps, type PropsWithChildren, useState } from 'react';
import {
  isRouteErrorResponse,
  Link,
  Outlet,
  type RouteObject,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { api } from './campaigns.ts';

const RouterLink = ({ href, ...props }: ComponentProps<'a'> & { href: string }) => (
  <Link to={href} {...props} />
);

/** Scheme, language and time zone are fixed, because a server cannot know the reader's. */
const Page = ({ children }: PropsWithChildren) => (
  <LeafProvider colorScheme="light" locale="en-GB" timeZone="UTC" link={RouterLink}>
    <main>{children}</main>
  </LeafProvider>
);

const Layout = () => (
  <Page>
    <Outlet />
  </Page>
);

/** Shown instead of a page that does not exist, or that could not be loaded. */
function Failed() {
  const error = useRouteError();
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Page>
      <ErrorBanner message={isGone ? 'There is no such page.' : 'The page could not be loaded.'} />
    </Page>
  );
}

const Campaigns = () => (
  <CampaignList
    campaigns={useLoaderData<Awaited<ReturnType<typeof api.campaigns>>>()}
    campaignHref={({ id }) => `/campaigns/${id}`}
  />
);

/** Waits for a change, and has React Router load the rows anew. Says whether it was made, and if not, why. */
function useChange() {
  const { revalidate } = useRevalidator();
  const [error, setError] = useState('');
  const run = async (change: Promise<void>) => {
    setError('');
    try {
      await change;
      await revalidate();
      return true;
    } catch (cause) {
      setError((cause as Error).message);
      return false;
    }
  };
  return { error, run };
}

function Storage() {
  const addition = useChange();
  const deletion = useChange();
  return (
    <StorageTab
      rows={useLoaderData<Awaited<ReturnType<typeof api.rows>>>()}
      addError={addition.error}
      onAdd={(form) => addition.run(api.add(form))}
      error={deletion.error}
      onDelete={({ id }) => void deletion.run(api.remove(id))}
    />
  );
}

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: Failed,
    children: [
      { path: '/', loader: api.campaigns, Component: Campaigns },
      { path: '/campaigns/:id', loader: api.rows, Component: Storage },
    ],
  },
];

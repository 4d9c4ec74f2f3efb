import { CampaignList, LeafProvider, StorageTab } from '@leaf/ui';
import type { ComponentProps } from 'react';
import { Link, Outlet, type RouteObject, useLoaderData, useSubmit } from 'react-router';
import { api } from './campaigns.ts';

const RouterLink = ({ href, ...props }: ComponentProps<'a'> & { href: string }) => (
  <Link to={href} {...props} />
);

/** Scheme, language and time zone are fixed, because a server cannot know the reader's. */
const Layout = () => (
  <LeafProvider colorScheme="light" locale="en-GB" timeZone="UTC" link={RouterLink}>
    <main>
      <Outlet />
    </main>
  </LeafProvider>
);

const Campaigns = () => (
  <CampaignList
    campaigns={useLoaderData<Awaited<ReturnType<typeof api.campaigns>>>()}
    campaignHref={({ id }) => `/campaigns/${id}`}
  />
);

/** The action changes the rows, and React Router loads them anew. */
function Storage() {
  const submit = useSubmit();
  return (
    <StorageTab
      rows={useLoaderData<Awaited<ReturnType<typeof api.rows>>>()}
      onAdd={async (form) => submit(JSON.stringify(form), { method: 'post', encType: 'application/json' })}
      onDelete={({ id }) => void submit({ id }, { method: 'delete', encType: 'application/json' })}
    />
  );
}

export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      { path: '/', loader: api.campaigns, Component: Campaigns },
      {
        path: '/campaigns/:id',
        loader: api.rows,
        action: async ({ request }) => {
          const body = await request.json();
          await (request.method === 'DELETE' ? api.remove(body.id) : api.add(body));
          return null;
        },
        Component: Storage,
      },
    ],
  },
];

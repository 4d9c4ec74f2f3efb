import { Navigate, type RouteObject } from 'react-router-dom';
import { FocusHeading, page } from './app/page.tsx';
import { paths } from './app/paths.ts';
import * as login from './routes/login.tsx';
import { Root } from './routes/root.tsx';
import { ToOverview } from './routes/toOverview.tsx';

const campaignRows = () => import('./routes/campaignRows.tsx');

const campaignTabs: RouteObject[] = [
  page('overview', () => import('./routes/campaignOverview.tsx'), 'overview'),
  page('storage', campaignRows, 'storage'),
  page('selection', campaignRows, 'selection'),
  page('delivery', campaignRows, 'delivery'),
  page('consumption', campaignRows, 'consumption'),
  page('import', () => import('./routes/campaignImport.tsx'), 'overview'),
  { path: '*?', element: <ToOverview path={paths.campaign} /> },
];

const imageTabs: RouteObject[] = [
  page('overview', () => import('./routes/imageOverview.tsx'), 'jobs'),
  page('optimize', () => import('./routes/imageOptimize.tsx')),
  // Its layout loads it: the names of its files would weigh on the first load.
  { path: 'sizes', element: null },
  { path: '*?', element: <ToOverview path={paths.image} /> },
];

const images = () => import('./routes/images.tsx');

const guarded: RouteObject[] = [
  page(paths.pickOrg, () => import('./routes/pickOrg.tsx'), 'organizations'),
  page(paths.subscribe, () => import('./routes/subscribe.tsx')),
  page(paths.app, () => import('./routes/app.tsx')),
  page(paths.org, () => import('./routes/org.tsx')),
  page(paths.admin, () => import('./routes/admin.tsx')),
  page(paths.campaigns, () => import('./routes/campaigns.tsx'), 'campaigns'),
  page(paths.benchmarks, () => import('./routes/benchmarks.tsx'), 'geos'),
  page(paths.methodology, () => import('./routes/methodology.tsx')),
  page(`${paths.campaigns}/:id`, () => import('./routes/campaign.tsx'), 'campaigns', campaignTabs),
  page(paths.images, images, 'images'),
  // The pages below it are its own: their names would weigh on the first load.
  page(`${paths.creatives}/*`, images),
  page(`${paths.images}/set`, () => import('./routes/imageSet.tsx')),
  page(`${paths.images}/:id`, () => import('./routes/image.tsx'), 'image', imageTabs),
];

const reading: RouteObject[] = [
  page(paths.postLogin, () => import('./routes/postLogin.tsx')),
  page(paths.pendingApproval, () => import('./routes/pendingApproval.tsx')),
  page(paths.orgPendingApproval, () => import('./routes/orgPendingApproval.tsx')),
  page(undefined, () => import('./routes/requireUser.tsx'), 'user', guarded),
];

/** Every route of the portal. */
export const pages: RouteObject[] = [
  {
    element: <Root />,
    children: [
      // The sign-in page is bundled with the frame: most people see it first.
      {
        path: paths.login,
        element: (
          <>
            <login.Component />
            <FocusHeading />
          </>
        ),
      },
      page(paths.forgot, () => import('./routes/forgot.tsx')),
      page(paths.reset, () => import('./routes/reset.tsx')),
      page(paths.activate, () => import('./routes/activate.tsx')),
      page(paths.privacy, () => import('./routes/privacy.tsx')),
      page(undefined, () => import('./routes/withData.tsx'), undefined, reading),
      { path: '*', element: <Navigate to={paths.login} replace /> },
    ],
  },
];

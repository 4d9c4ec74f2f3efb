import { Loading, UnexpectedError } from '@leaf/ui';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './app/paths.ts';
import { RequireUser } from './routes/requireUser.tsx';
import { Root } from './routes/root.tsx';
import { ToOverview } from './routes/toOverview.tsx';

const campaignTabs: RouteObject[] = [
  { path: 'overview', lazy: () => import('./routes/campaignOverview.tsx') },
  { path: 'storage', lazy: () => import('./routes/campaignStorage.tsx') },
  { path: 'selection', lazy: () => import('./routes/campaignSelection.tsx') },
  { path: 'delivery', lazy: () => import('./routes/campaignDelivery.tsx') },
  { path: 'consumption', lazy: () => import('./routes/campaignConsumption.tsx') },
  { path: '*?', element: <ToOverview path={paths.campaign} /> },
];

const imageTabs: RouteObject[] = [
  { path: 'overview', lazy: () => import('./routes/imageOverview.tsx') },
  { path: 'optimize', lazy: () => import('./routes/imageOptimize.tsx') },
  { path: '*?', element: <ToOverview path={paths.image} /> },
];

const guarded: RouteObject[] = [
  { path: '/pick-org', lazy: () => import('./routes/pickOrg.tsx') },
  { path: '/subscribe', lazy: () => import('./routes/subscribe.tsx') },
  { path: '/app', lazy: () => import('./routes/app.tsx') },
  { path: '/org', lazy: () => import('./routes/org.tsx') },
  { path: '/admin', lazy: () => import('./routes/admin.tsx') },
  {
    path: '/openghg',
    handle: { tool: 'Campaign emissions' },
    children: [
      { index: true, lazy: () => import('./routes/campaigns.tsx') },
      { path: 'benchmarks', lazy: () => import('./routes/benchmarks.tsx') },
      { path: 'methodology', lazy: () => import('./routes/methodology.tsx') },
      { path: ':id', lazy: () => import('./routes/campaign.tsx'), children: campaignTabs },
    ],
  },
  {
    path: '/creativeli',
    handle: { tool: 'Image optimiser' },
    children: [
      { index: true, lazy: () => import('./routes/images.tsx') },
      { path: ':id', lazy: () => import('./routes/image.tsx'), children: imageTabs },
    ],
  },
];

/** Every address of the portal and what it shows, for a router of any history. */
export const pages: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <UnexpectedError />,
    hydrateFallbackElement: <Loading />,
    children: [
      { path: paths.login, lazy: () => import('./routes/login.tsx') },
      { path: paths.forgot, lazy: () => import('./routes/forgot.tsx') },
      { path: '/reset', lazy: () => import('./routes/reset.tsx') },
      { path: '/activate', lazy: () => import('./routes/activate.tsx') },
      { path: '/pending-approval', lazy: () => import('./routes/pendingApproval.tsx') },
      { path: '/org-pending-approval', lazy: () => import('./routes/orgPendingApproval.tsx') },
      { path: paths.privacy, lazy: () => import('./routes/privacy.tsx') },
      { path: paths.postLogin, lazy: () => import('./routes/postLogin.tsx') },
      { element: <RequireUser />, children: guarded },
      { path: '*', element: <Navigate to={paths.login} replace /> },
    ],
  },
];
